import type { AccountEvent } from '@shop/account';
import { createObservable } from '@shop/kernel';
import { defineShopConfig } from '@shop/shop-config';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { builtConfig } from '../../shop/settings/built-config.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { useGroupPriceReload } from './reload-group-prices.ts';

async function showProduct(usePriceTiers: boolean) {
  const fetched = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key));
  let emit: (event: AccountEvent) => void = () => {};
  const account = {
    session: createObservable({ status: 'guest' }),
    onEvent(listener: typeof emit) {
      emit = listener;
      return () => {};
    },
  } as unknown as ShopperSession['account'];
  function Screen() {
    useGroupPriceReload();
    useQuery({ queryKey: ['product', 'hu', 'A'], queryFn: () => fetched('product') });
    useQuery({ queryKey: ['category-tree', 'hu'], queryFn: () => fetched('category-tree') });
    return null;
  }
  const config = defineShopConfig(builtConfig, { products: { usePriceTiers } });
  await showInShop(<Screen />, { account }, '/', config);
  const fetches = () => ['product', 'category-tree'].map((key) => countOf(fetched.mock.calls, key));
  await expect.poll(fetches).toEqual([1, 1]);
  return { fetches, emit: (event: AccountEvent) => act(async () => emit(event)) };
}

const countOf = (calls: readonly (readonly [string])[], wanted: string) =>
  calls.filter(([key]) => key === wanted).length;

const signedIn: AccountEvent = { type: 'signed-in' };
const signedOut: AccountEvent = { type: 'signed-out', silent: false };

it('[S4-48] with group prices, a login and a logout fetch the shown product again', async () => {
  const { fetches, emit } = await showProduct(true);
  await emit(signedIn);
  await expect.poll(fetches).toEqual([2, 1]);
  await emit(signedOut);
  await expect.poll(fetches).toEqual([3, 1]);
  await emit({ type: 'password-changed' });
  expect(fetches()).toEqual([3, 1]);
});

it('[S4-48] without group prices, a login fetches nothing again', async () => {
  const { fetches, emit } = await showProduct(false);
  await emit(signedIn);
  expect(fetches()).toEqual([1, 1]);
});
