import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hono } from 'hono';
import * as v from 'valibot';
import { createTestApi, type TestApi } from '../test/api.ts';
import type { ApiEnv } from './request/api-env.ts';
import { respond } from './respond.ts';
import { healthRoutes } from '../app/health-routes.ts';
import { readJson } from './request/read-json.ts';
import { readQuery } from './request/read-query.ts';
import type { Routes } from '../modules/context.ts';

const echoRoutes: Routes = ({ sql }) => {
  const app = new Hono<ApiEnv>();
  app.post('/echo', async (context) =>
    respond(context, await readJson(context, v.object({ text: v.string() }))),
  );
  app.get('/echo', (context) =>
    respond(context, readQuery(context, v.object({ text: v.optional(v.string()) }))),
  );
  app.get('/bug', () => {
    throw new Error('secret detail');
  });
  app.get('/slow', async (context) => {
    await sql.begin(async (transaction) => {
      await transaction`SET LOCAL statement_timeout = 50`;
      await transaction`SELECT pg_sleep(5)`;
    });
    return respond(context, true);
  });
  return app;
};

describe('the app', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({
      routes: [healthRoutes({ ready: true }), echoRoutes],
      config: { allowedOrigins: ['https://shop.example'] },
    });
  });
  afterAll(() => api.close());

  it('is ready when its database answers', async () => {
    expect(await api.get('/readyz')).toMatchObject({ status: 200, body: { code: 200 } });
  });

  it('answers in the envelope, with the status repeated and nothing stored', async () => {
    const reply = await api.post('/echo', { text: 'szék' });
    expect(reply.body).toEqual({ code: 200, result: { text: 'szék' } });
    expect(reply.headers.get('cache-control')).toContain('no-store');
  });

  it.each<[story: string, path: string, init: RequestInit, status: number, error: string]>([
    ['an unknown path', '/nowhere', {}, 404, 'not-found'],
    ['an unknown method', '/echo', { method: 'DELETE' }, 405, 'method-not-allowed'],
    [
      'a body of another type',
      '/echo',
      post('text=1', 'text/plain'),
      415,
      'unsupported-media-type',
    ],
    ['broken JSON', '/echo', post('{"text":'), 400, 'invalid-request'],
    ['a field of the wrong type', '/echo', post('{"text":1}'), 400, 'invalid-request'],
    ['no body', '/echo', { method: 'POST' }, 400, 'invalid-request'],
    [
      'a key that reaches a prototype',
      '/echo',
      post('{"text":"a","__proto__":{}}'),
      400,
      'invalid-request',
    ],
    ['a NUL in text', '/echo', post('{"text":"a\\u0000"}'), 400, 'invalid-request'],
    ['half a surrogate pair', '/echo', post('{"text":"\\ud800"}'), 400, 'invalid-request'],
    [
      '33 levels',
      '/echo',
      post(`{"text":${'['.repeat(32)}${']'.repeat(32)}}`),
      400,
      'invalid-request',
    ],
    ['65 KiB', '/echo', post(`{"text":"${'a'.repeat(65 * 1024)}"}`), 413, 'body-too-large'],
    ['an unknown query name', '/echo?other=1', {}, 400, 'invalid-request'],
    ['a query name given twice', '/echo?text=1&text=2', {}, 400, 'invalid-request'],
    [
      'another origin',
      '/echo',
      post('{"text":""}', 'application/json', { origin: 'https://evil.example' }),
      403,
      'origin-refused',
    ],
    [
      'a cross-site page',
      '/echo',
      post('{"text":""}', 'application/json', { 'sec-fetch-site': 'cross-site' }),
      403,
      'origin-refused',
    ],
    ['a bug', '/bug', {}, 500, 'internal'],
    ['a statement that takes too long', '/slow', {}, 503, 'overloaded'],
  ])('[RL-13] answers %s in the envelope', async (_story, path, init, status, error) => {
    const response = await api.app.request(path, init);
    const body = (await response.json()) as { code: number; meta: Record<string, unknown> };
    expect(response.status).toBe(status);
    expect(body.code).toBe(status);
    expect(body.meta['error']).toBe(error);
    expect(body.meta['requestId']).toBe(response.headers.get('x-request-id'));
    expect(JSON.stringify(body)).not.toContain('secret detail');
  });

  it('refuses bytes that are not UTF-8', async () => {
    const response = await api.app.request('/echo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  it('answers the preflight of a listed origin and lets its page read the answer', async () => {
    const origin = 'https://shop.example';
    const preflight = await api.app.request('/echo', { method: 'OPTIONS', headers: { origin } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
    const reply = await api.post('/echo', { text: '' }, { origin, 'sec-fetch-site': 'cross-site' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('sends an unlisted origin nothing it may read', async () => {
    const preflight = await api.app.request('/echo', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets its own origin write through a proxy that names the host', async () => {
    const reply = await api.post(
      '/echo',
      { text: '' },
      { origin: 'https://zugoly.example', 'x-forwarded-host': 'zugoly.example' },
    );
    expect([reply.status, reply.body.result]).toEqual([200, { text: '' }]);
  });
});

function post(
  body: string,
  type = 'application/json',
  headers: Record<string, string> = {},
): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': type, ...headers } };
}
