import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartRoutes } from '../modules/cart/cart-routes.ts';
import { createTestApi, type TestApi } from '../test/api.ts';
import { metricsRoutes } from './metrics-routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ routes: [metricsRoutes, cartRoutes] });
});
afterAll(() => api.close());

it('[RL-7] counts requests by route, without personal data', async () => {
  await api.post('/api/cart/create?token=');
  await api.get('/api/cart/pull?token=secret-of-anna&cartId=none');
  const { body, headers } = await api.get('/metrics');
  expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(body).toContain('http_requests_total{route="POST /api/cart/create",status="200"} 1');
  expect(body).toContain('http_request_duration_seconds_count{route="POST /api/cart/create"} 1');
  expect(body).toContain('# TYPE process_resident_memory_bytes gauge');
  expect(body).not.toContain('anna');
});
