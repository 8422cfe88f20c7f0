import { expect, it } from 'vitest';
import type { ApiContext } from '../modules/context.ts';
import { healthRoutes, type Readiness } from './health-routes.ts';

const context = {
  sql: async () => [],
  config: { mode: 'production' },
  catalog: { productCount: () => 7 },
} as unknown as ApiContext;
const readyz = async (readiness: Readiness) => {
  const response = await healthRoutes(readiness)(context).request('/readyz');
  return (await response.json()) as unknown;
};

it('findings I5: /readyz names the mode, the number of products and the doubtful settings', async () => {
  expect(await readyz({ ready: true, settings: ['RATE_LIMIT_SCALE'] })).toEqual({
    code: 200,
    result: 'ok',
    meta: { mode: 'production', products: 7, settings: ['RATE_LIMIT_SCALE'] },
  });
  expect(await readyz({ ready: true })).toMatchObject({ meta: { settings: [] } });
});
