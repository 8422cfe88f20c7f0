import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi({ rateLimitScale: 1, publicUrl: 'https://zugoly.example' });
});
afterAll(() => api.close());

let clients = 0;
const login = (
  username: string,
  password = goodPassword,
  { cookie, client = `192.0.2.${++clients}` }: { cookie?: string; client?: string } = {},
) =>
  api.post(
    '/api/user/login',
    { username, password },
    { 'x-forwarded-for': client, ...(cookie === undefined ? {} : { cookie }) },
  );
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Wrong passwords from another device, more than an account allows. */
async function attack(email: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) await login(email, 'rossz jelszo');
  expect((await login(email)).status).toBe(429);
}

describe('findings E13: guessing the password of another customer', () => {
  it('does not keep out the browser in which the owner was signed in before', async () => {
    const { email } = await api.customer();
    const before = await login(email);
    expect(before.headers.getSetCookie()[0]).toMatch(
      /^known-device=[^;]+; Max-Age=31536000; Path=\/api\/user; HttpOnly; Secure; SameSite=Strict$/,
    );
    const cookie = cookieOf(before.headers);
    await attack(email);
    const owner = await login(email, goodPassword, { cookie });
    expect(owner.status).toBe(200);
    expect(owner.headers.getSetCookie()).toEqual([]);
    for (const other of [
      cookieOf((await login((await api.customer()).email)).headers),
      `${cookie.slice(0, -2)}xx`,
      'known-device=x.y.z',
      'known-device=',
    ]) {
      expect((await login(email, goodPassword, { cookie: other })).status).toBe(429);
    }
  });

  it('does not lock out a customer who has set a new password by email', async () => {
    const { email } = await api.customer();
    await attack(email);
    await api.post('/api/user/reset-password', { email }, { 'x-forwarded-for': '192.0.2.250' });
    const message = await emailPorts(api.context).writers['password-reset']({ email });
    const resetToken = /#token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    const newPassword = 'Hat zöld csésze';
    const confirmed = await api.post(
      '/api/user/reset-password/confirm',
      { resetToken, newPassword },
      { 'x-forwarded-for': '192.0.2.250' },
    );
    expect(confirmed.status).toBe(200);
    expect((await login(email, newPassword)).status).toBe(429);
    const cookie = cookieOf(confirmed.headers);
    expect((await login(email, newPassword, { cookie })).status).toBe(200);
  });

  it('gets no further with a known device than with none', async () => {
    const { email } = await api.customer();
    const cookie = cookieOf((await login(email)).headers);
    const client = `192.0.2.${++clients}`;
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await login(email, 'rossz jelszo', { cookie, client })).status).toBe(500);
    }
    expect((await login(email, goodPassword, { cookie, client })).status).toBe(429);
    expect((await login(email)).status).toBe(200);
  });

  it('costs no hash with a text that is no token of an email', async () => {
    let hashes = 0;
    const { run } = api.context.limits.hashQueue;
    Object.assign(api.context.limits.hashQueue, {
      run: (...args: Parameters<typeof run>) => {
        hashes += 1;
        return run(...args);
      },
    });
    const { body } = await api.post(
      '/api/user/reset-password/confirm',
      { resetToken: 'no-such-token', newPassword: 'Hat zöld csésze' },
      { 'x-forwarded-for': '192.0.2.251' },
    );
    Object.assign(api.context.limits.hashQueue, { run });
    expect([body.meta.error, hashes]).toEqual(['reset-invalid', 0]);
  });
});
