import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { createTestApi, type TestApi } from '../../test/api.ts';
import type { Email } from '../emails/email.ts';
import { sendDueEmails } from '../emails/email-jobs.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const token = async () => (await api.get('/api/ext/mail-service/get-token')).body.result;
const send = async (more: object = {}) =>
  api.post('/api/ext/mail-service/send-email', {
    sourceAddress: 'anna@example.hu',
    targetAddress: 'rendeles@zugoly.example',
    subject: 'Kérdés\r\nBcc: all@example.org',
    emailText: 'Mikor érkezik a <b>kanapé</b>?',
    token: await token(),
    ...more,
  });

describe('a message to the shop', () => {
  it('is sent to the shop only, with the sender as reply address', async () => {
    expect((await send({ confirmation: true })).body.result).toBe('OK');
    const emails: Email[] = [];
    const transport = (email: Email) => Promise.resolve(void emails.push(email));
    await sendDueEmails({ ...emailPorts(api.context), transport });
    expect(emails).toMatchObject([
      {
        to: 'rendeles@zugoly.example',
        replyTo: 'anna@example.hu',
        subject: 'Üzenet a webáruházból: Kérdés Bcc: all@example.org',
      },
      { to: 'anna@example.hu', subject: 'Megkaptuk az üzenetét' },
    ]);
    expect(emails[0]?.html).toContain('&lt;b&gt;');
    expect(emails[1]?.text).not.toContain('kanapé');
  });

  it.each(['', 'nobody', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJleHAiOjl9.'])(
    'with the token "%s" is refused',
    async (forged) => {
      const { status, body } = await send({ token: forged });
      expect([status, body.result]).toEqual([400, 'Email is not authorized!']);
    },
  );

  it('goes to the address of the shop it names', async () => {
    expect((await send({ targetAddress: 'Ugyfelszolgalat@zugoly.example' })).status).toBe(200);
    const emails: Email[] = [];
    const transport = (email: Email) => Promise.resolve(void emails.push(email));
    await sendDueEmails({ ...emailPorts(api.context), transport });
    expect(emails).toMatchObject([{ to: 'ugyfelszolgalat@zugoly.example' }]);
  });

  it('to another customer is rejected', async () => {
    const { status, body } = await send({ targetAddress: 'victim@example.org' });
    expect([status, body.result, body.meta.error]).toEqual([
      400,
      'Target email address is not from the whitelist!',
      'mail-target',
    ]);
  });

  it.each([
    ['sourceAddress', 'Source email address is not provided!'],
    ['targetAddress', 'Target email address is not provided!'],
    ['subject', 'Email subject is not provided!'],
    ['emailText', 'Email text is not provided!'],
    ['token', 'Email is not authorized!'],
  ])('without its %s is refused in known words', async (field, words) => {
    expect(await send({ [field]: undefined })).toMatchObject({
      status: 400,
      body: { result: words },
    });
  });

  it('uses its token up, also when it comes many times at once', async () => {
    await api.clock.advance(3_600_000);
    const once = await token();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send({ token: once })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('with a token of more than an hour ago is refused', async () => {
    const old = await token();
    await api.clock.advance(3_600_001);
    expect((await send({ token: old })).body.meta.error).toBe('mail-not-authorized');
  });

  it('may be sent five times an hour', async () => {
    await api.clock.advance(3_600_000);
    for (let message = 0; message < 5; message++) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });
});
