import type { Product } from '@shop/contract';
import { ok } from '@shop/kernel';
import { storeView } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Shop } from '../../shop/shop.ts';
import { cardFields } from './card-fields.ts';
import { checkArrivedPrices } from './check-arrived-prices.ts';

const view = storeView(builtConfig);
const arrivedAt = Date.UTC(2026, 2, 5);
const chair = { id: 1, sku: 'FOTEL', name: 'Fotel', type_id: 'simple', price_incl_tax: 100 };
const sofa = { ...chair, id: 2, sku: 'KANAPE' };
const card = (product: object) => cardFields(view, arrivedAt)(product as Product);

/** Renders a page with two lists and a product; `now`: current prices at the backend. */
async function arrive(now: readonly object[], updatedAt = arrivedAt - 60_000) {
  const freshness = vi.fn<(skus: readonly string[]) => Promise<unknown>>(async () => ok(now));
  const queryClient = new QueryClient();
  const idle: (() => void)[] = [];
  const shop = { view, catalog: { freshness } } as unknown as Shop;
  checkArrivedPrices(shop, queryClient, arrivedAt, (call) => idle.push(call));
  const list = (...items: object[]) => ({ pages: [{ items: items.map(card) }] });
  const cache = queryClient.getQueryCache();
  for (const [name, data] of Object.entries({
    both: list(chair, sofa),
    sofas: list(sofa),
    product: { product: chair, stock: {} },
  })) {
    cache.build(
      queryClient,
      { queryKey: [name] },
      {
        ...new QueryClient().getQueryCache().build(new QueryClient(), { queryKey: [name] }).state,
        data,
        dataUpdatedAt: updatedAt,
        status: 'success',
      },
    );
  }
  for (const call of idle) call();
  await import('./check-prices.ts');
  await new Promise((resolve) => setTimeout(resolve));
  const changed = cache.getAll().filter(({ state }) => state.isInvalidated);
  return { freshness, changed: changed.map(({ queryKey: [name] }) => name) };
}

it('checks all products of a stored page in one call and keeps unchanged data', async () => {
  const { freshness, changed } = await arrive([chair, sofa]);
  expect(freshness).toHaveBeenCalledExactlyOnceWith(['FOTEL', 'KANAPE']);
  expect(changed).toEqual([]);
});

it('fetches data with a changed price again', async () => {
  const { changed } = await arrive([{ ...chair, price_incl_tax: 90 }, sofa]);
  expect(changed).toEqual(['both', 'product']);
});

it('does not check a page that was rendered just now', async () => {
  const { freshness } = await arrive([chair], arrivedAt - 1_000);
  expect(freshness).not.toHaveBeenCalled();
});
