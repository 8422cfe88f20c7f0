import type { Totals } from '@shop/contract';
import { unsafeBrand, type CartToken } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { defaultCartSyncConfig } from './default-cart-sync-config.ts';
import { itemHash } from '../lines/item-hash.ts';
import { projectState, type CartFacts } from './project-state.ts';
import { emptyCart } from '../storage/stored-cart.ts';
import { aLine, aSyncedLine } from '../test/a-line.ts';

const token = unsafeBrand<CartToken>('cart');
const serverTotals = {
  coupon_code: 'NYAR10',
  discount_amount: -100,
  grand_total: 900,
  items: [],
  total_segments: [],
} as unknown as Totals;
const methods = { shippingMethods: [], paymentMethods: [] };

const facts = (over: Partial<CartFacts> = {}): CartFacts => ({
  cart: emptyCart,
  token: undefined,
  hash: undefined,
  totals: methods,
  notices: [],
  isLoaded: true,
  isAdding: false,
  isLocal: false,
  isDisabled: false,
  phase: undefined,
  lastSyncAt: undefined,
  ...over,
});
const state = (over: Partial<CartFacts>, config: Partial<typeof defaultCartSyncConfig> = {}) =>
  projectState(facts(over), { ...defaultCartSyncConfig, ...config });
const cartOf = (...items: (typeof emptyCart)['items']) => ({ ...emptyCart, items });

describe('the status of a cart', () => {
  const synced = [aSyncedLine()];
  const agreed = { cart: cartOf(...synced), token, hash: itemHash(synced, token) };

  it.each<[status: string, over: Partial<CartFacts>]>([
    ['loading', { isLoaded: false, phase: 'syncing' }],
    ['connecting', { phase: 'connecting', isDisabled: true }],
    ['syncing', { ...agreed, phase: 'syncing' }],
    ['local', { ...agreed, isLocal: true }],
    ['disabled', { ...agreed, isDisabled: true }],
    ['local', {}],
    ['waiting', { cart: cartOf(aLine()) }],
    ['waiting', { cart: { ...emptyCart, removed: [{ sku: 'A' }] } }],
    ['in-sync', agreed],
    ['waiting', { ...agreed, hash: 'other' }],
    ['waiting', { ...agreed, hash: undefined }],
    ['waiting', { ...agreed, cart: { ...agreed.cart, removed: [{ sku: 'B' }] } }],
  ])('[CS-20] is %s of %j', (status, over) => {
    expect(state(over).status).toBe(status);
  });

  it('[CS-20] is local where nothing is to be synchronised', () => {
    expect(state(agreed, { synchronize: false }).status).toBe('local');
  });

  it('[CS-20] comes with what goes on', () => {
    expect(state({ isAdding: true, token })).toMatchObject({ isAdding: true, isConnected: true });
    expect(state({})).toMatchObject({ isAdding: false, isConnected: false });
  });
});

describe('the totals of a cart', () => {
  const items = [aLine()];
  const totalsView = { ...methods, totals: serverTotals, hash: itemHash(items, token) };

  it('[CS-50] are the server’s for exactly the cart they are of', () => {
    expect(state({ cart: cartOf(...items), token, totals: totalsView }).totals).toMatchObject({
      source: 'server',
      grandTotal: 900,
    });
    const more = state({ cart: cartOf(aLine({ qty: 2 })), token, totals: totalsView });
    expect(more.totals).toMatchObject({ source: 'local', subtotalInclTax: 19_980, discount: 100 });
  });

  it('[CS-51] an empty cart has neither a coupon nor the server’s totals', () => {
    const empty = { ...totalsView, hash: itemHash([], token) };
    const shown = state({ token, totals: empty });
    expect(shown.coupon).toBeUndefined();
    expect(shown.totals).toMatchObject({ source: 'local', grandTotal: 0, discount: 0 });
    const idleCoupon = { code: 'NYAR10', reason: 'minimum' } as const;
    expect(state({ token, totals: { ...empty, idleCoupon } }).idleCoupon).toBeUndefined();
    expect(state({ cart: cartOf(...items), totals: totalsView }).coupon?.code).toBe('NYAR10');
  });

  it('[CS-50] are forints unless the shop says otherwise', () => {
    const line = aLine({ product: { ...aLine().product, price_incl_tax: 9.99 } });
    const total = (currency: 'EUR' | 'HUF' | undefined) =>
      state({ cart: cartOf(line) }, { currency }).totals.subtotalInclTax;
    expect([total(undefined), total('HUF'), total('EUR')]).toEqual([10, 10, 9.99]);
  });
});

it('[CS-7] says whether a cart is virtual', () => {
  const isVirtual = (...items: (typeof emptyCart)['items']) =>
    state({ cart: cartOf(...items) }).isVirtual;
  const voucher = aLine({ sku: 'B', type_id: 'virtual' });
  expect(isVirtual(aLine(), voucher)).toBe(false);
  expect(isVirtual(voucher, aLine({ type_id: 'downloadable' }))).toBe(true);
  expect(isVirtual()).toBe(false);
});
