import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import { deliveryQuery } from './delivery.ts';

it('names the article number of a variant, which has the id of no product', async () => {
  const deliveryDatesOf = vi.fn<Shop['catalog']['deliveryDatesOf']>(async () => ({
    ok: true,
    value: undefined,
  }));
  const shop = { catalog: { deliveryDatesOf }, view: { code: 'hu' } } as unknown as Shop;
  const client = new QueryClient();
  await client.fetchQuery(deliveryQuery(shop, { id: 4, sku: 'SZEK' }));
  await client.fetchQuery(deliveryQuery(shop, { id: 41, sku: 'SZEK-1', parentSku: 'SZEK' }, 2));
  expect(deliveryDatesOf.mock.calls).toEqual([
    [4, { extraDays: 0 }],
    [41, { extraDays: 2, sku: 'SZEK-1' }],
  ]);
});
