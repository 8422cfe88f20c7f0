import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCustomers } from '@shop/shop-cli';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';
import { takeOverNewsletter } from '../newsletter/index.ts';
import { addUser } from './import-users.ts';

let api: SalesApi;
let folder: string;
let printed: string;

beforeAll(async () => {
  api = await createSalesApi();
  folder = await mkdtemp(join(tmpdir(), 'import-users-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  printed = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  await api.context.sql`DELETE FROM mail_job`;
  return () => spy.mockRestore();
});

const head = 'email,firstname,lastname,phone,country,postcode,city,street,newsletter,newsletter_at';

const views = [
  { code: 'hu', country: 'HU' },
  { code: 'de', country: 'DE' },
];

async function importRows(rows: readonly string[], { days }: { readonly days?: number } = {}) {
  const file = join(folder, 'customers.csv');
  await writeFile(file, [head, ...rows].join('\n'));
  const { sql } = api.context;
  return importCustomers(file, views, (row) =>
    inTransaction(sql, (tx) => addUser(tx, row, days, api.clock.now())),
  );
}

const login = async (username: string, password: string) => {
  const { status, body } = await api.post('/api/user/login', { username, password });
  return { status, code: body.code, result: body.result, error: body.meta.error };
};

const invitations = () => api.context.sql<{ email: string }[]>`
  SELECT subject ->> 'email' AS email FROM mail_job WHERE kind = 'password-reset' ORDER BY id`;

const subscription = async (email: string) => {
  const [row] = await api.context.sql<{ state: string; at: Date | null; place: string | null }[]>`
    SELECT state, at, place FROM newsletter_subscription AS subscription
      LEFT JOIN newsletter_consent ON subscription_id = subscription.id
    WHERE email = ${email}`;
  return row && { ...row, at: row.at?.toISOString() };
};

it('adds customers, leaves those who have an account, and reports lines without their data', async () => {
  const known = await api.customer('regi@example.hu');
  const rows = [
    'uj@example.hu,Béla,Nagy,,,,,,,',
    'REGI@example.hu,Másik,Név,,,,,,yes,',
    'rossz.example.hu,Rossz,Cím,,,,,,,',
    'uj@example.hu,Béla,Kettő,,,,,,,',
  ];
  expect(await importRows(rows)).toBe(1);
  expect(printed).toBe(
    [
      'customers.csv:4: refused: email: not as the shop stores it: too short, too long or malformed',
      'customers.csv:3: has an account: left as it is',
      'customers.csv:5: has an account: left as it is',
      'customers.csv: 1 added, 2 had an account, 1 refused',
      '',
    ].join('\n'),
  );
  const { body } = await api.get(`/api/user/me?token=${known.token}`);
  expect(body.result).toMatchObject({ firstname: 'Anna', lastname: 'Kovács', addresses: [] });
  expect(await login(known.email, goodPassword)).toMatchObject({ status: 200 });
  expect(await subscription(known.email)).toBeUndefined();
  expect(await invitations()).toEqual([]);
});

it('has no password that fits until the customer sets one by the email of --invite', async () => {
  const email = 'meghivott@example.hu';
  const row = `${email},Júlia,Szabó,+36301234567,hu,9021,Győr,Fő út 1.,,`;
  expect(await importRows([row], { days: 7 })).toBe(0);
  const known = await api.customer();
  for (const password of ['', 'x', goodPassword]) {
    const refusal = await login(email, password);
    expect(refusal).toEqual(await login(known.email, 'rossz jelszó'));
    expect(refusal.error).toBe('bad-credentials');
  }
  expect(await invitations()).toEqual([{ email }]);
  const invitation = { email, invitationDays: 7 };
  const message = await emailPorts(api.context).writers['password-reset'](invitation);
  expect(message).toMatchObject({ to: email, subject: 'Adjon meg jelszót a fiókjához' });
  expect(message?.text).toContain('7 napig');
  await api.clock.advance(6 * 86_400_000);
  const resetToken = /#token=([\w-]+)/.exec(message?.text ?? '')?.[1];
  const newPassword = 'Hat zöld csésze';
  await api.post('/api/user/reset-password/confirm', { resetToken, newPassword });
  const { status, result: token } = await login(email, newPassword);
  expect(status).toBe(200);
  const { body } = await api.get(`/api/user/me?token=${token}`);
  expect(body.result).toMatchObject({
    firstname: 'Júlia',
    addresses: [
      { country_id: 'HU', city: 'Győr', street: ['Fő út 1.'], telephone: '+36301234567' },
    ],
  });
  expect(body.result.default_shipping).toBe(body.result.default_billing);
  expect(body.result.default_billing).toBe(String(body.result.addresses[0].id));
});

it('invites each customer once, however often the file is imported', async () => {
  const rows = ['egyszer@example.hu,Éva,Kis,,,,,,,', 'egyszer@example.hu,Éva,Kis,,,,,,,'];
  await importRows(rows, { days: 7 });
  await importRows(rows, { days: 7 });
  expect(await invitations()).toEqual([{ email: 'egyszer@example.hu' }]);
});

it('takes over a subscription only where the row says yes, with its source and time', async () => {
  const rows = [
    'igen@example.hu,Éva,Kis,,,,,,yes,2024-05-01',
    'most@example.hu,Éva,Kis,,,,,,igen,',
    'nem@example.hu,Éva,Kis,,,,,,no,2024-05-01',
    'ures@example.hu,Éva,Kis,,,,,,,',
  ];
  expect(await importRows(rows)).toBe(0);
  const now = new Date(api.clock.now()).toISOString();
  expect(await subscription('igen@example.hu')).toEqual({
    state: 'confirmed',
    at: '2024-05-01T00:00:00.000Z',
    place: 'import',
  });
  expect(await subscription('most@example.hu')).toMatchObject({ state: 'confirmed', at: now });
  expect(await subscription('nem@example.hu')).toBeUndefined();
  expect(await subscription('ures@example.hu')).toBeUndefined();
});

it('never renews a subscription that was withdrawn here', async () => {
  const { sql } = api.context;
  await takeOverNewsletter(sql, 'elment@example.hu', new Date(0));
  await sql`
    UPDATE newsletter_subscription SET state = 'withdrawn' WHERE email = 'elment@example.hu'`;
  expect(await importRows(['Elment@example.hu,Éva,Kis,,,,,,yes,'])).toBe(0);
  expect(await subscription('elment@example.hu')).toMatchObject({ state: 'withdrawn' });
});

it('[OA-20] invites in the view of the customer, for the days of the command', async () => {
  const rows = [
    'ketto@example.hu,Uwe,Klein,,DE,10115,Berlin,Weg 1,,',
    'harom@example.hu,Éva,Kis,,,,,,,',
  ];
  await importRows(rows, { days: 14 });
  expect(
    await api.context.sql`
      SELECT subject, store_code FROM mail_job WHERE kind = 'password-reset' ORDER BY id`,
  ).toEqual([
    { subject: { email: 'ketto@example.hu', invitationDays: 14 }, store_code: 'de' },
    { subject: { email: 'harom@example.hu', invitationDays: 14 }, store_code: null },
  ]);
});

it('a link of an invitation ends with its days', async () => {
  const email = 'lejart@example.hu';
  await importRows([`${email},Éva,Kis,,,,,,,`], { days: 7 });
  const message = await emailPorts(api.context).writers['password-reset']({
    email,
    invitationDays: 7,
  });
  const resetToken = /#token=([\w-]+)/.exec(message?.text ?? '')?.[1];
  await api.clock.advance(7 * 86_400_000 + 1);
  const newPassword = 'Hat zöld csésze';
  const { status } = await api.post('/api/user/reset-password/confirm', {
    resetToken,
    newPassword,
  });
  expect(status).not.toBe(200);
});
