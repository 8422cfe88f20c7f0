import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { productDocument } from '../../test/shelf.ts';
import { reviewRoutes } from './review-routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ routes: [reviewRoutes], documents: [productDocument(1)] });
});
afterAll(() => api.close());

it('takes five reviews an hour from one address', async () => {
  const review = { product_id: 1, title: 'Remek', detail: 'Kényelmes.', nickname: 'Kata' };
  const statuses: number[] = [];
  for (let call = 0; call < 6; call++) {
    statuses.push((await api.post('/api/review/create', { review })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
