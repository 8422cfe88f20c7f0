import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { accountRoutes } from '../../customer/account-routes.ts';
import { signInRoutes } from '../../sign-in/sign-in-routes.ts';
import { cartRoutes } from '../../cart/cart-routes.ts';
import { createTestApi, type TestApi } from '../../../test/api.ts';
import { createCrashSwitch } from '../../../platform/crash-point.ts';
import { createFaultInjection } from './fault-routes.ts';

let api: TestApi;

beforeAll(async () => {
  const { switches, middleware } = createFaultInjection(createCrashSwitch());
  api = await createTestApi({
    routes: [switches, middleware, cartRoutes, signInRoutes, accountRoutes],
  });
});
afterEach(() => api.post('/faults/clear'));
afterAll(() => api.close());

const create = () => api.post('/api/cart/create?token=');

it('fails the next calls under a path with the code asked for', async () => {
  await api.post('/faults', { kind: 'fail', code: 503, path: '/api/cart', times: 2 });
  expect((await api.get('/api/user/me?token=x')).status).toBe(401);
  expect([(await create()).status, (await create()).status, (await create()).status]).toEqual([
    503, 503, 200,
  ]);
});

it('delays a call', async () => {
  await api.post('/faults', { kind: 'delay', ms: 5_000 });
  let isAnswered = false;
  const waiting = create().then((answer) => {
    isAnswered = true;
    return answer;
  });
  await api.clock.advance(4_900);
  expect(isAnswered).toBe(false);
  await api.clock.advance(200);
  expect((await waiting).status).toBe(200);
});

it('answers with a content type that is none of ours', async () => {
  await api.post('/faults', { kind: 'content-type' });
  expect((await create()).headers.get('content-type')).toBe('text/html');
  expect((await create()).headers.get('content-type')).toContain('application/json');
});

it('drops the connection when the work is done', async () => {
  await api.post('/faults', { kind: 'drop' });
  const server = serve({ fetch: api.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ask = () => fetch(`http://127.0.0.1:${port}/api/cart/create?token=`, { method: 'POST' });
  await expect(ask()).rejects.toThrow('fetch failed');
  const carts = await api.context.sql<{ count: number }[]>`SELECT count(*)::int AS count FROM cart`;
  expect((await ask()).status).toBe(200);
  const after = await api.context.sql<{ count: number }[]>`SELECT count(*)::int AS count FROM cart`;
  expect(after[0]?.count).toBe((carts[0]?.count ?? 0) + 1);
  await new Promise((closed) => server.close(closed));
});

it('puts every access token out of date, and a refresh renews it', async () => {
  const email = 'anna@example.hu';
  const password = 'hosszú-jelszó-7';
  await api.post('/api/user/create', {
    customer: { email, firstname: 'Anna', lastname: 'Kis' },
    password,
  });
  const { body: signedIn } = await api.post('/api/user/login', { username: email, password });
  expect((await api.get(`/api/user/me?token=${signedIn.result}`)).status).toBe(200);
  await api.post('/faults', { kind: 'expire-tokens' });
  expect((await api.get(`/api/user/me?token=${signedIn.result}`)).status).toBe(401);
  const { body: fresh } = await api.post('/api/user/refresh', {
    refreshToken: signedIn.meta.refreshToken,
  });
  expect((await api.get(`/api/user/me?token=${fresh.result}`)).status).toBe(200);
});
