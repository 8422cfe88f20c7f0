import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { newsletterRoutes } from './newsletter-routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ routes: [newsletterRoutes] });
});
afterAll(() => api.close());

it('sends at most three emails an hour to an address, for any clients', async () => {
  const statuses: number[] = [];
  for (let from = 1; from <= 4; from++) {
    const sender = { 'x-forwarded-for': `203.0.113.${from}` };
    const body = { email: 'aldozat@example.hu' };
    const { status } = await api.post('/api/ext/email-manager/subscribe', body, sender);
    statuses.push(status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});
