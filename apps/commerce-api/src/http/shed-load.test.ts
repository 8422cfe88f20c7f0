import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ApiEnv } from './api-env.ts';
import { errorAnswer } from './error-answer.ts';
import { silentLog } from '@shop/testing';
import { createPressure, isBadSecond, pressureLevel, type PressureLevel } from './pressure.ts';
import { shedFrom, shedLoad } from './shed-load.ts';

describe('[RL-11] the level', () => {
  it.each([
    [0, 0, 0],
    [2, 0, 0],
    [3, 0, 1],
    [6, 0, 2],
    [30, 0, 3],
    [0, 399, 0],
    [0, 400, 1],
    [0, 600, 2],
    [0, 800, 3],
    [3, 600, 2],
  ])('after %d bad seconds with %d requests under way is %d', (bad, inFlight, level) => {
    expect(pressureLevel(bad, inFlight)).toBe(level);
  });
  it.each([
    [{ loopDelayMs: 151, utilisation: 0.96, heapShare: 0.1 }, true],
    [{ loopDelayMs: 500, utilisation: 0.5, heapShare: 0.1 }, false],
    [{ loopDelayMs: 20, utilisation: 1, heapShare: 0.1 }, false],
    [{ loopDelayMs: 1, utilisation: 0, heapShare: 0.95 }, true],
  ])('a second like %j is bad: %s', (sample, isBad) => {
    expect(isBadSecond(sample)).toBe(isBad);
  });
  it('counts what is under way', () => {
    const pressure = createPressure();
    const leave = Array.from({ length: 400 }, () => pressure.enter());
    expect(pressure.level()).toBe(1);
    for (const one of leave) one();
    expect(pressure.level()).toBe(0);
    pressure.stop();
  });
});

it.each<[string, string, PressureLevel | undefined]>([
  ['GET', '/img/300/300/resize/a.webp', 1],
  ['POST', '/api/catalog', 2],
  ['GET', '/api/stock/check', 2],
  ['GET', '/api/cart/pull', 3],
  ['POST', '/api/cart/update', undefined],
  ['POST', '/api/order/create', undefined],
  ['POST', '/api/user/login', undefined],
  ['GET', '/healthz', undefined],
])('[RL-11] %s %s goes from level %s', (method, path, level) => {
  expect(shedFrom(method, path)).toBe(level);
});

it('[RL-11] is told to come again, while orders go through', async () => {
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
  app.onError((error, context) => errorAnswer(error, context, silentLog));
  const shed = await app.request('/api/catalog', { method: 'POST' });
  expect([shed.status, Number(shed.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
  expect((await app.request('/api/order/create', { method: 'POST' })).status).toBe(200);
});
