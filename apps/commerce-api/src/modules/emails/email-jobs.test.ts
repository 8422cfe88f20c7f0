import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import type { Email } from './email.ts';
import { queueEmail, sendDueEmails, type EmailSenderPorts } from './email-jobs.ts';
import { createEmailTransport } from './email-transport.ts';

let api: TestApi;
let sent: Email[];
let isDown: boolean;
let ports: EmailSenderPorts;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.sql`DELETE FROM mail_job`;
  sent = [];
  isDown = false;
  const write = ({ email }: { readonly email: string }) =>
    Promise.resolve(email === '' ? undefined : emailTo(email));
  ports = {
    sql: api.context.sql,
    clock: api.clock,
    log: api.context.log,
    transport: (message) => {
      if (isDown) return Promise.reject(new Error('down'));
      sent.push(message);
      return Promise.resolve();
    },
    writers: {
      'order-placed': () => Promise.resolve(undefined),
      'payment-received': () => Promise.resolve(undefined),
      'payment-failed': () => Promise.resolve(undefined),
      'payment-refunded': () => Promise.resolve(undefined),
      'withdrawal-received': () => Promise.resolve(undefined),
      'withdrawal-notice': () => Promise.resolve(undefined),
      'order-code': () => Promise.resolve(undefined),
      'order-shipped': () => Promise.resolve(undefined),
      'order-canceled': () => Promise.resolve(undefined),
      invoice: () => Promise.resolve(undefined),
      'password-reset': write,
      'email-change': () => Promise.resolve(undefined),
      'account-erased': write,
      'email-changed': write,
      'contact-received': write,
      'newsletter-asked': () => Promise.resolve(undefined),
      'newsletter-confirmed': () => Promise.resolve(undefined),
      'back-in-stock': () => Promise.resolve(undefined),
      contact: () => Promise.resolve(undefined),
    },
  };
});

const emailTo = (to: string): Email => ({
  to,
  subject: 'Árvíztűrő tükörfúrógép',
  text: 'Őszi szőnyeg',
  html: '<p>Őszi szőnyeg</p>',
});
const queue = (email: string) =>
  queueEmail(api.context.sql, { kind: 'email-changed', subject: { email } }, null, api.clock.now());

describe('emails', () => {
  it('go once', async () => {
    await queue('anna@example.hu');
    expect(await sendDueEmails(ports)).toBe(1);
    expect(await sendDueEmails(ports)).toBe(0);
    expect(sent).toEqual([emailTo('anna@example.hu')]);
  });

  it('go once when many look for them at the same time', async () => {
    for (let message = 0; message < 20; message++) await queue(`vevo${message}@example.hu`);
    await Promise.all(Array.from({ length: 5 }, () => sendDueEmails(ports)));
    expect(new Set(sent.map(({ to }) => to)).size).toBe(20);
    expect(sent).toHaveLength(20);
  });

  it('without an address are deleted', async () => {
    await queue('');
    expect(await sendDueEmails(ports)).toBe(0);
    expect(await api.context.sql`SELECT FROM mail_job`).toHaveLength(0);
  });

  it('wait longer and longer for a server that is down, and then go', async () => {
    isDown = true;
    await queue('anna@example.hu');
    const tries: number[] = [];
    for (const waitMs of [0, 60_000, 120_000, 240_000]) {
      await api.clock.advance(waitMs);
      await sendDueEmails(ports);
      const [job] = await api.context.sql<{ attempts: number }[]>`SELECT attempts FROM mail_job`;
      tries.push(job?.attempts ?? 0);
    }
    expect(tries).toEqual([1, 2, 3, 4]);
    isDown = false;
    expect(await sendDueEmails(ports)).toBe(0);
    await api.clock.advance(480_000);
    expect(await sendDueEmails(ports)).toBe(1);
  });

  it('are given up after a week', async () => {
    isDown = true;
    await queue('anna@example.hu');
    await api.clock.advance(7 * 24 * 3_600_000 + 1);
    await sendDueEmails(ports);
    expect(await api.context.sql`SELECT FROM mail_job`).toHaveLength(0);
  });
});

describe('the outbox folder', () => {
  it('gets complete emails with accents, for one address, readable by the owner only', async () => {
    const { config } = api.context;
    await createEmailTransport(config)(emailTo('anna,bela@example.hu'));
    const folder = join(config.dataDir, 'outbox');
    const [file = ''] = await readdir(folder);
    expect(file).toMatch(/\.eml$/);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain('From: Zugoly <rendeles@zugoly.example>');
    expect(text.match(/^To: .*$/gm)).toHaveLength(1);
    expect(text).toContain('text/plain');
    expect(text).toContain('text/html');
    expect(text).toMatch(/=C5=90szi|xZBzemk/);
  });
});
