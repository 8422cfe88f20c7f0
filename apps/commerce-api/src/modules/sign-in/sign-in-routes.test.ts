import { argon2Sync } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailPorts } from '../../app/worker.ts';
import { sendDueEmails } from '../emails/email-jobs.ts';
import { createSalesApi, goodPassword, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const register = (email: string, password = goodPassword) =>
  api.post('/api/user/create', {
    customer: { email, firstname: 'Anna', lastname: 'Kovács' },
    password,
  });
const login = (username: string, password = goodPassword, cartId = '') =>
  api.post('/api/user/login', { username, password, cartId });

/** Returns the token in the newest email to this address. */
async function resetTokenFor(email: string): Promise<string | undefined> {
  await sendDueEmails(emailPorts(api.context));
  const folder = join(api.context.config.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    files.sort().map((file) => readFile(join(folder, file), 'utf8')),
  );
  const sentEmail = emails.findLast((text) => text.includes(`To: ${email}`));
  return /#token=3D([\w=-]+?)\r?\n\r?\n/s
    .exec(sentEmail?.replaceAll('=\r\n', '') ?? '')?.[1]
    ?.replaceAll('=3D', '=');
}

describe('becoming a customer', () => {
  it('returns the profile and never the password', async () => {
    const { status, body } = await register('Uj@Example.hu');
    expect([status, body.result]).toEqual([
      200,
      {
        id: expect.any(Number),
        group_id: 1,
        firstname: 'Anna',
        lastname: 'Kovács',
        email: 'Uj@Example.hu',
      },
    ]);
  });

  it('[S8-19] is rejected for a used address, regardless of case', async () => {
    await register('foglalt@example.hu');
    const { status, body } = await register('FOGLALT@example.hu');
    expect([status, body.result, body.meta.error]).toEqual([
      400,
      'A customer with the same email already exists in an associated website.',
      'email-taken',
    ]);
  });

  it.each([
    ['password', 'password-too-common'],
    ['rövid', 'invalid-request'],
    ['x'.repeat(129), 'invalid-request'],
  ])('is refused with the password "%s"', async (password, error) => {
    const { status, body } = await register('jelszo@example.hu', password);
    expect([status, body.meta.error]).toEqual([400, error]);
  });
});

describe('signing in', () => {
  it('answers the token, and the refresh token beside it', async () => {
    await register('belep@example.hu');
    const { status, body } = await login('BELEP@example.hu');
    expect(status).toBe(200);
    expect(body.result).toMatch(/^[\w-]{43}$/);
    expect(body.meta.refreshToken).toMatch(/^[\w-]{43}$/);
    const me = await api.get('/api/user/me', { authorization: `Bearer ${body.result}` });
    expect(me.body.result).toMatchObject({ email: 'belep@example.hu', addresses: [] });
  });

  it('responds the same for a wrong password and an unknown address', async () => {
    await register('titkos@example.hu');
    const wrong = await login('titkos@example.hu', 'nem ez a jelszó');
    const nobody = await login('senki@example.hu', 'nem ez a jelszó');
    expect(wrong.status).toBe(500);
    expect({ ...wrong.body, meta: { ...wrong.body.meta, requestId: '' } }).toEqual({
      ...nobody.body,
      meta: { ...nobody.body.meta, requestId: '' },
    });
  });

  it('renews a hash of older settings', async () => {
    await register('regi@example.hu');
    const salt = Buffer.alloc(16, 7);
    const settings = { memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 };
    const hash = argon2Sync('argon2id', { message: goodPassword, nonce: salt, ...settings });
    const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${bare(salt)}$${bare(hash)}`;
    await api.context.sql`
      UPDATE customer SET password_hash = ${old} WHERE email_key = 'regi@example.hu'`;
    expect((await login('regi@example.hu')).status).toBe(200);
    const [after] = await api.context.sql<{ hash: string }[]>`
      SELECT password_hash AS hash FROM customer WHERE email_key = 'regi@example.hu'`;
    expect(after?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login('regi@example.hu')).status).toBe(200);
  });

  it('is slowed down after ten failures, known address or not', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    for (const username of ['van@example.hu', 'nincs@example.hu']) {
      const tryOnce = () =>
        strict.post(
          '/api/user/login',
          { username, password: 'nem ez a jelszó' },
          { 'x-forwarded-for': `10.0.0.${username.length}` },
        );
      for (let count = 0; count < 10; count++) expect((await tryOnce()).status).toBe(500);
      const { status, headers, body } = await tryOnce();
      expect([status, headers.get('retry-after'), body.meta.error]).toEqual([
        429,
        '1',
        'account-locked',
      ]);
    }
    await strict.close();
  });
});

describe('the cart at a login', () => {
  const pull = async (token: string, cartId: string) =>
    (await api.get(`/api/cart/pull?token=${token}&cartId=${cartId}`)).body;

  it('is merged into the customer’s once, quantities summed', async () => {
    const { token, email } = await api.customer();
    const own = (await api.post(`/api/cart/create?token=${token}`)).body.result;
    await api.post(`/api/cart/update?token=${token}&cartId=${own}`, {
      cartItem: { sku: 'SZEK-1', qty: 1 },
    });
    const guest = await api.cartWith({ sku: 'SZEK-1', qty: 2 }, { sku: 'PARNA-1', qty: 1 });
    for (const round of [1, 2, 3]) {
      const { body } = await login(email, goodPassword, guest);
      expect([round, body.meta.cartId]).toEqual([round, own]);
      const rows = (await pull(body.result, own)).result;
      expect(rows.map((row: { sku: string; qty: number }) => [row.sku, row.qty])).toEqual([
        ['SZEK-1', 3],
        ['PARNA-1', 1],
      ]);
    }
    expect((await pull('', guest)).meta.error).toBe('cart-invalid');
  });

  it('is merged once by ten logins at the same time', async () => {
    const { token, email } = await api.customer();
    const own = (await api.post(`/api/cart/create?token=${token}`)).body.result;
    const guest = await api.cartWith({ sku: 'SZEK-1', qty: 2 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => login(email, goodPassword, guest)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await pull(token, own)).result).toMatchObject([{ sku: 'SZEK-1', qty: 2 }]);
  });

  it('brings its coupon', async () => {
    const { token, email } = await api.customer();
    const guest = await api.cartWith({ sku: 'SZEK-1', qty: 2 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${guest}&coupon=TIZ`);
    const { body } = await login(email, goodPassword, guest);
    const totals = await api.get(`/api/cart/totals?token=${token}&cartId=${body.meta.cartId}`);
    expect(totals.body.result.coupon_code).toBe('TIZ');
  });

  it('keeps the coupon of the customer before that of the guest', async () => {
    const { token, email } = await api.customer();
    const own = (await api.post(`/api/cart/create?token=${token}`)).body.result;
    await api.post(`/api/cart/apply-coupon?token=${token}&cartId=${own}&coupon=TIZ`);
    const guest = await api.cartWith({ sku: 'SZEK-1', qty: 2 });
    await api.post(`/api/cart/apply-coupon?token=&cartId=${guest}&coupon=EGYSZER`);
    const { body } = await login(email, goodPassword, guest);
    const totals = await api.get(`/api/cart/totals?token=${body.result}&cartId=${own}`);
    expect(totals.body.result.coupon_code).toBe('TIZ');
  });

  it.each(['nobody', ''])('"%s" never keeps anyone from signing in', async (cartId) => {
    const { email } = await api.customer();
    const { status, body } = await login(email, goodPassword, cartId);
    expect([status, body.meta.cartId]).toEqual([200, undefined]);
  });

  it('of another customer stays with them', async () => {
    const [anna, bela] = [await api.customer(), await api.customer()];
    const theirs = (await api.post(`/api/cart/create?token=${anna.token}`)).body.result;
    await login(bela.email, goodPassword, theirs);
    expect((await pull(anna.token, theirs)).code).toBe(200);
  });
});

describe('refreshing', () => {
  const refresh = (refreshToken?: string) => api.post('/api/user/refresh', { refreshToken });

  it('answers a new pair, once and again the same', async () => {
    const { refreshToken } = await api.customer();
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect((await refresh(refreshToken)).body).toEqual(body);
    expect((await api.get(`/api/user/me?token=${body.result}`)).status).toBe(200);
  });

  it('with a used token ends its session', async () => {
    const { refreshToken } = await api.customer();
    const { body } = await refresh(refreshToken);
    await api.get(`/api/user/me?token=${body.result}`);
    await api.clock.advance(10_001);
    expect((await refresh(refreshToken)).body.result).toBe('Invalid refreshToken.');
    expect((await api.get(`/api/user/me?token=${body.result}`)).status).toBe(401);
    expect((await refresh(body.meta.refreshToken)).status).toBe(400);
  });

  it.each([
    [undefined, 'No refresh token provided'],
    ['nobody', 'Invalid refreshToken.'],
  ])('with %s is refused', async (token, text) => {
    const { status, body } = await refresh(token);
    expect([status, body.result, body.meta.error]).toEqual([400, text, 'refresh-invalid']);
  });
});

describe('signing out', () => {
  it('ends this session and no other', async () => {
    const { token, refreshToken, email } = await api.customer();
    const other = await login(email);
    expect((await api.post(`/api/user/logout?token=${token}`)).body.result).toBe(true);
    expect((await api.get(`/api/user/me?token=${token}`)).status).toBe(401);
    expect((await api.post('/api/user/refresh', { refreshToken })).status).toBe(400);
    expect((await api.get(`/api/user/me?token=${other.body.result}`)).status).toBe(200);
  });

  it('works with the refresh token alone, and not without one', async () => {
    const { token, refreshToken } = await api.customer();
    await api.post('/api/user/logout', { refreshToken });
    expect((await api.get(`/api/user/me?token=${token}`)).status).toBe(401);
    expect((await api.post('/api/user/logout?token=nobody')).body.result).toBe(true);
  });
});

describe('changing the password', () => {
  const next = 'Öt kék kancsó';

  it('needs the current one, and ends the other sessions', async () => {
    const { token, email } = await api.customer();
    const other = (await login(email)).body.result;
    const change = (currentPassword: string, newPassword: string) =>
      api.post(`/api/user/change-password?token=${token}`, { currentPassword, newPassword });
    const wrong = await change('nem ez a jelszó', next);
    expect([wrong.status, wrong.body.meta.error]).toEqual([400, 'password-wrong']);
    expect(wrong.body.result.errorMessage).toEqual(expect.any(String));
    const common = await change(goodPassword, 'password');
    expect(common.body.meta.error).toBe('password-too-common');
    expect((await change(goodPassword, next)).body.result).toBe(true);
    expect((await api.get(`/api/user/me?token=${token}`)).status).toBe(200);
    expect((await api.get(`/api/user/me?token=${other}`)).status).toBe(401);
    expect((await login(email)).status).toBe(500);
    expect((await login(email, next)).status).toBe(200);
  });
});

describe('resetting the password', () => {
  const ask = (email: string) => api.post('/api/user/reset-password', { email });
  const confirm = (resetToken: string, newPassword = 'Öt kék kancsó') =>
    api.post('/api/user/reset-password/confirm', { resetToken, newPassword });

  it('answers alike whether or not there is an account', async () => {
    const { email } = await api.customer();
    const [known, unknown] = [await ask(email), await ask('senki@example.hu')];
    expect([known.status, known.body.result]).toEqual([unknown.status, unknown.body.result]);
    expect(await resetTokenFor('senki@example.hu')).toBeUndefined();
  });

  it('sets a new password with the link from the email, once, and ends every session', async () => {
    const { email, token } = await api.customer();
    await ask(email);
    const resetToken = await resetTokenFor(email);
    expect((await confirm(resetToken ?? '')).body.result).toBe(true);
    expect((await api.get(`/api/user/me?token=${token}`)).status).toBe(401);
    expect((await login(email, 'Öt kék kancsó')).status).toBe(200);
    expect((await confirm(resetToken ?? '')).body.meta.error).toBe('reset-invalid');
  });

  it.each([
    ['before', 10 * 60_000 - 1, [200, undefined]],
    ['after', 10 * 60_000 + 1, [400, 'reset-invalid']],
  ])('[CO-58] has ten minutes: %s they are over', async (_moment, passedMs, outcome) => {
    const { email } = await api.customer();
    await ask(email);
    const resetToken = await resetTokenFor(email);
    await api.clock.advance(passedMs);
    const { status, body } = await confirm(resetToken ?? '');
    expect([status, body.meta?.error]).toEqual(outcome);
  });

  it('may be asked for three times an hour', async () => {
    const strict = await createSalesApi({ rateLimitScale: 1 });
    const askStrict = (address: string) =>
      strict.post(
        '/api/user/reset-password',
        { email: 'anna@example.hu' },
        { 'x-forwarded-for': address },
      );
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) {
      expect((await askStrict(address)).status).toBe(200);
    }
    expect((await askStrict('10.0.0.4')).status).toBe(429);
    await strict.close();
  });
});
