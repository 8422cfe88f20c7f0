import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ApiEnv } from '../request/api-env.ts';
import { errorResponse } from '../error-response.ts';
import { silentLog } from '@shop/testing';
import type { PressureLevel } from '@shop/platform-node';
import { shedFrom, shedLoad } from './shed-load.ts';

it.each<[string, string, PressureLevel | undefined]>([
  ['GET', '/img/300/300/resize/a.webp', 1],
  ['POST', '/api/catalog', 2],
  ['GET', '/api/stock/check', 2],
  ['GET', '/api/ext/pages/product', 2],
  ['GET', '/api/cart/pull', 3],
  ['POST', '/api/cart/update', undefined],
  ['POST', '/api/order/create', undefined],
  ['POST', '/api/user/login', undefined],
  ['GET', '/healthz', undefined],
])('[RL-11] %s %s goes from level %s', (method, path, level) => {
  expect(shedFrom(method, path)).toBe(level);
});

it('[RL-11] gets a Retry-After header, while orders are accepted', async () => {
  const app = new Hono<ApiEnv>();
  app.use(
    shedLoad({
      level: () => 3,
      inFlight: () => 0,
      enter: () => () => undefined,
      stop: () => undefined,
    }),
  );
  app.all('/api/*', (context) => context.json({ code: 200 }));
  app.onError((error, context) => errorResponse(error, context, silentLog));
  const shed = await app.request('/api/catalog', { method: 'POST' });
  expect(shed.status).toBe(503);
  expect(Number(shed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await app.request('/api/order/create', { method: 'POST' })).status).toBe(200);
});
