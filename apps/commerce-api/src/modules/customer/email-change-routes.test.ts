import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { lockEmail } from './customer-store.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.sql`DELETE FROM mail_job`;
});

const ask = (token: string, email: string, password = goodPassword) =>
  api.post(`/api/user/change-email?token=${token}`, { email, password });
const confirm = (changeToken: string) =>
  api.post('/api/user/change-email/confirm', { changeToken });
const emailOf = async (token: string) =>
  (await api.get(`/api/user/me?token=${token}`)).body.result.email;

/** Writes the only waiting email now, and returns its token. */
async function tokenOfEmail(): Promise<{ to: string; token: string } | undefined> {
  const [job] = await api.context.sql<{ subject: { customerId: number; email: string } }[]>`
    DELETE FROM mail_job WHERE kind = 'email-change' RETURNING subject`;
  if (job === undefined) return undefined;
  const message = await emailPorts(api.context).writers['email-change'](job.subject);
  if (message === undefined) return undefined;
  return { to: message.to, token: /#token=([\w-]+)/.exec(message.text)?.[1] ?? '' };
}

describe('a new address to sign in with', () => {
  it('is confirmed by the link in an email to it, and the former address is notified', async () => {
    const { token, email } = await api.customer();
    expect((await ask(token, 'uj@example.hu')).body.result).toBe(true);
    expect(await emailOf(token)).toBe(email);
    const message = await tokenOfEmail();
    expect(message?.to).toBe('uj@example.hu');
    const { status, body } = await confirm(message?.token ?? '');
    expect([status, body.result]).toEqual([200, { email: 'uj@example.hu' }]);
    expect(await emailOf(token)).toBe('uj@example.hu');
    const recipients = await api.context.sql<{ email: string }[]>`
      SELECT subject ->> 'email' AS email FROM mail_job WHERE kind = 'email-changed'`;
    expect(recipients).toEqual([{ email }]);
    const signedIn = await api.post('/api/user/login', {
      username: 'uj@example.hu',
      password: goodPassword,
    });
    expect(signedIn.status).toBe(200);
  });

  it('ends the links to a new password that the former address has', async () => {
    const { token, email } = await api.customer();
    await api.post('/api/user/reset-password', { email });
    const reset = await emailPorts(api.context).writers['password-reset']({ email });
    const resetToken = /#token=([\w-]+)/.exec(reset?.text ?? '')?.[1] ?? '';
    await ask(token, 'harmadik@example.hu');
    expect((await confirm((await tokenOfEmail())?.token ?? '')).status).toBe(200);
    const { status, body } = await api.post('/api/user/reset-password/confirm', {
      resetToken,
      newPassword: 'Hat zöld csésze',
    });
    expect([resetToken.length > 20, status, body.meta.error]).toEqual([true, 400, 'reset-invalid']);
  });

  it('needs the password, and is rejected without a session', async () => {
    const { token } = await api.customer();
    const { status, body } = await ask(token, 'masik@example.hu', 'rossz jelszo');
    expect([status, body.meta.error]).toEqual([400, 'password-wrong']);
    expect((await ask('', 'masik@example.hu')).status).toBe(401);
    expect(await tokenOfEmail()).toBeUndefined();
  });

  it('that is taken gets the same response, and no email is sent', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    const taken = await ask(anna.token, bela.email.toUpperCase());
    const free = await ask(anna.token, 'szabad@example.hu');
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    await api.context.sql`DELETE FROM mail_job WHERE subject ->> 'email' = 'szabad@example.hu'`;
    expect(await tokenOfEmail()).toBeUndefined();
  });

  it('is accepted once, within the hour, and not when the address was taken before', async () => {
    const { token } = await api.customer();
    const emails: string[] = [];
    for (const email of ['a1@example.hu', 'a2@example.hu', 'a3@example.hu']) {
      await ask(token, email);
      emails.push((await tokenOfEmail())?.token ?? '');
    }
    await api.customer('a1@example.hu');
    expect((await confirm(emails[0] ?? '')).body.meta.error).toBe('email-change-invalid');
    expect((await confirm(emails[1] ?? '')).status).toBe(200);
    expect((await confirm(emails[1] ?? '')).body.meta.error).toBe('email-change-invalid');
    expect((await confirm(emails[2] ?? '')).body.meta.error).toBe('email-change-invalid');
  });

  it('[CO-58] works for an hour', async () => {
    const { token } = await api.customer();
    await ask(token, 'a4@example.hu');
    const inTime = (await tokenOfEmail())?.token ?? '';
    await api.clock.advance(3_600_000 - 1);
    expect((await confirm(inTime)).status).toBe(200);
    await ask((await api.customer()).token, 'a5@example.hu');
    const late = (await tokenOfEmail())?.token ?? '';
    await api.clock.advance(3_600_000);
    expect((await confirm(late)).body.meta.error).toBe('email-change-invalid');
  });

  it('findings E10: is assigned to one of the concurrent confirmations, and none gets a 500', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 4; index++) {
      await ask(
        (await api.customer()).token,
        index % 2 === 0 ? 'egy@example.hu' : 'EGY@example.hu',
      );
      tokens.push((await tokenOfEmail())?.token ?? '');
    }
    const registering = api.post('/api/user/create', {
      customer: { email: 'egy@example.hu', firstname: 'Anna', lastname: 'Kovács' },
      password: goodPassword,
    });
    const answers = await Promise.all([...tokens.map(confirm), registering]);
    const errors = answers.map(({ status, body }) => (status === 200 ? 'given' : body.meta.error));
    expect(errors.filter((error) => error === 'given')).toHaveLength(1);
    expect(new Set(errors)).toEqual(
      new Set(
        answers[4]?.status === 200
          ? ['given', 'email-change-invalid']
          : ['given', 'email-change-invalid', 'email-taken'],
      ),
    );
  });

  it('findings E10: waits for a concurrent confirmation and is rejected once the address is taken', async () => {
    const { token } = await api.customer();
    await ask(token, 'ketto@example.hu');
    const message = await tokenOfEmail();
    const { sql } = api.context;
    const answer = await sql.begin(async (tx) => {
      await lockEmail(tx, 'KETTO@example.hu');
      await tx`
        INSERT INTO customer (email, email_key, firstname, lastname, password_hash, created_at)
        VALUES ('ketto@example.hu', 'ketto@example.hu', 'Béla', 'Nagy', '', now())`;
      const confirming = confirm(message?.token ?? '');
      await expect
        .poll(async () => {
          const [waiting] = await sql<{ count: number }[]>`
            SELECT count(*)::int FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          return waiting?.count;
        })
        .toBe(1);
      return { confirming };
    });
    const { status, body } = await answer.confirming;
    expect([status, body.meta.error]).toEqual([400, 'email-change-invalid']);
  });

  it('is kept as a hash only', async () => {
    const { token } = await api.customer();
    await ask(token, 'titkos@example.hu');
    const message = await tokenOfEmail();
    const [{ rows } = { rows: '' }] = await api.context.sql<{ rows: string }[]>`
      SELECT string_agg(email_change::text, '') AS rows FROM email_change`;
    expect(message?.token).toMatch(/^[\w-]{43}$/);
    expect(rows).not.toContain(message?.token);
  });

  it('may be asked for five times an hour', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    const { token } = await strict.customer();
    const tryOnce = (email: string) =>
      strict.post(`/api/user/change-email?token=${token}`, { email, password: goodPassword });
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await tryOnce(`b${attempt}@example.hu`)).status).toBe(200);
    }
    expect((await tryOnce('b6@example.hu')).status).toBe(429);
    await strict.close();
  });
});
