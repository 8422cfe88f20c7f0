import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listEmails, showEmail } from './email-command.ts';
import { createEmailTransport, outboxFolder } from './email-transport.ts';

let config: { readonly dataDir: string; readonly smtpUrl: undefined; readonly mailFrom: string };
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'letters-'));
  config = { dataDir, smtpUrl: undefined, mailFrom: 'Zugoly <rendeles@zugoly.example>' };
});
afterAll(() => rm(config.dataDir, { recursive: true, force: true }));

it('lists what was kept and says where, the newest first', async () => {
  const folder = outboxFolder(config);
  expect(await listEmails(folder)).toEqual([`No email in ${folder}`]);
  const send = createEmailTransport(config);
  const text = `Kedves Anna!\n\nEgy hosszú sor, amely a levélben több sorba törik: ${'őszi üdvözlet '.repeat(9)}\n`;
  await send({ to: 'anna@example.hu', subject: 'Első', text, html: '<p>Első</p>' });
  // Emails of the same millisecond have no order.
  const firstAt = Date.now();
  await vi.waitUntil(() => Date.now() > firstAt, { interval: 1 });
  const subject = 'Rendelés visszaigazolása: ZG-2026-000123, hűtőszekrény és tükör';
  await send({
    to: 'bela@example.hu',
    subject,
    text: 'Plain words only.',
    html: '<p>Második</p>',
    attachments: [{ filename: 'a.html', content: '<p>ÁSZF</p>', contentType: 'text/html' }],
  });
  const [second = '', first = '', where] = await listEmails(folder);
  const moment = /^\d {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}/;
  expect(second).toMatch(moment);
  expect(second.replace(moment, '')).toBe(`bela@example.hu  ${subject}`);
  expect(first.replace(moment, '')).toBe('anna@example.hu  Első');
  expect(where).toBe(`The emails are in ${folder}`);
  expect((await showEmail(folder, 1))?.split('\n').slice(1)).toEqual([
    subject,
    '',
    'Plain words only.',
    '',
  ]);
  expect((await showEmail(folder, 2))?.replaceAll('\r', '')).toContain(`Első\n\n${text.trim()}\n`);
  expect(await showEmail(folder, 3)).toBeUndefined();
});

it('shows an email to its end, for any start of its lines', async () => {
  const folder = outboxFolder(config);
  const attachments = [{ filename: 'a.txt', content: 'terms', contentType: 'text/plain' }];
  const text = 'Jó napot!\n-- \nAnna\n--------\nTovábbított üzenet: boundary="x"\n--x\nVége';
  for (const files of [[], attachments]) {
    const email = { to: 'anna@example.hu', subject: 'boundary="Anna"', text, html: '<p>-- </p>' };
    await createEmailTransport(config)({ ...email, attachments: files });
    const shown = (await showEmail(folder, 1))?.replaceAll('\r', '');
    expect(shown?.split('boundary="Anna"\n\n')[1]?.trim()).toBe(text);
    await rm(folder, { recursive: true });
  }
});
