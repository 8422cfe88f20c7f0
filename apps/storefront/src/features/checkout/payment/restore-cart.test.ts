import type { NewOrderInput } from '@shop/contract';
import { ok } from '@shop/kernel';
import type { OutboxTask } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import type { Shop } from '../../../shop/shop.ts';
import { restoreCart } from './restore-cart.ts';

const placed = (orderNumber: string, products: NewOrderInput['products']) =>
  ({
    call: 'createOrder',
    body: { products, expected_total: 1 },
    answer: { code: 200, at: 0, result: { backendOrderId: '7', orderNumber, transferedAt: '' } },
  }) as unknown as OutboxTask;

/** Restores the cart of order ZG-1 on a device with these tasks. The catalog does not know the skus in `missing`. */
async function restore(tasks: readonly OutboxTask[], couponCode?: string, missing = '') {
  const added: unknown[] = [];
  const coupons: string[] = [];
  const shop = {
    catalog: {
      parentOf: async () => ok(undefined),
      product: async (sku: string) =>
        sku === missing
          ? { ok: false, error: { kind: 'not-found' } }
          : ok({ product: { sku, name: sku } }),
    },
  } as unknown as Shop;
  const session = {
    outbox: { tasks: { get: () => tasks } },
    cart: {
      add: async (product: object, options: object) => {
        added.push([product, options]);
        return ok([]);
      },
      applyCoupon: async (code: string) => void coupons.push(code),
    },
  } as unknown as Pick<ShopperSession, 'cart' | 'outbox'>;
  const isWhole = await restoreCart(shop, session, 'ZG-1', couponCode);
  return { isWhole, added, coupons };
}

const option = { extension_attributes: { custom_options: [] } };
const order = placed('ZG-1', [
  { sku: 'A', qty: 2 },
  { sku: 'B', qty: 1, product_option: option },
]);

it('puts the lines of the order into the cart again, with their options and the coupon', async () => {
  expect(await restore([placed('ZG-2', [{ sku: 'C', qty: 9 }]), order], 'NYAR10')).toEqual({
    isWhole: true,
    added: [
      [
        { sku: 'A', name: 'A' },
        { qty: 2, silent: true },
      ],
      [
        { sku: 'B', name: 'B', product_option: option },
        { qty: 1, silent: true },
      ],
    ],
    coupons: ['NYAR10'],
  });
});

it('restores the other lines where one is gone, and says that it is not whole', async () => {
  const { isWhole, added, coupons } = await restore([order], undefined, 'A');
  expect([isWhole, added.length, coupons]).toEqual([false, 1, []]);
});

it('adds nothing for an order that this device did not send', async () => {
  expect(await restore([placed('ZG-2', [{ sku: 'A', qty: 1 }])], 'NYAR10')).toEqual({
    isWhole: false,
    added: [],
    coupons: [],
  });
});
