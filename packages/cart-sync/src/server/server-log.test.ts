import { silentLog } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { createCartWorld } from '../test/cart-world.ts';
import type { Fault } from '../test/fake-shop.ts';

const busy: Fault = { code: 503, text: 'Later' };

describe('logging', () => {
  it.each<[call: string, fault: Fault, event: string, facts: unknown]>([
    ['create', { code: 403, text: 'No' }, 'cart.sync-disabled', { text: 'No' }],
    [
      'pull',
      { code: 404, error: 'cart-invalid', text: 'Who?' },
      'cart.lost',
      { kind: 'refused', text: 'Who?' },
    ],
    ['update', busy, 'cart.change-failed', { kind: 'refused', text: 'Later' }],
    ['shipping-methods', busy, 'cart.shipping-methods-failed', { kind: 'refused', text: 'Later' }],
    ['payment-methods', busy, 'cart.payment-methods-failed', { kind: 'refused', text: 'Later' }],
    ['shipping-information', busy, 'cart.totals-failed', { kind: 'refused', text: 'Later' }],
  ])('[CS-63] a failed %s, %j: %s', async (on, fault, event, facts) => {
    const world = createCartWorld();
    const cart = await world.start();
    world.shop.faults.push({ on, fault });
    await cart.add(world.product('A'));
    await world.pass();
    expect(world.warned).toEqual([{ event, facts }]);
  });

  it('[CS-63] a row whose product is gone, and nothing of one that is there', async () => {
    const world = createCartWorld();
    const requestedRows: unknown[] = [];
    const cart = await world.start({
      ports: {
        products: {
          async find(row) {
            requestedRows.push(row);
            return row.sku === 'C' ? undefined : world.product(row.sku);
          },
        },
      },
    });
    await cart.add(world.product('A'));
    await world.pass();
    world.shop.set('B', 1);
    world.shop.set('C', 1);
    await cart.sync({ force: false });
    await cart.add(world.product('A'));
    await world.pass();
    expect(world.warned).toEqual([{ event: 'cart.row-without-product', facts: { sku: 'C' } }]);
    expect(requestedRows).toEqual([
      { sku: 'B', isVariant: false },
      { sku: 'C', isVariant: false },
    ]);
  });

  it('[CS-14] a row is looked for as a variant when its type or its parent says so', async () => {
    const world = createCartWorld();
    const requestedRows: unknown[] = [];
    const cart = await world.start({
      ports: {
        products: {
          async find(row) {
            requestedRows.push(row);
            return undefined;
          },
        },
      },
    });
    await cart.add(world.product('A'));
    await world.pass();
    const [shelf] = world.shop.carts.values();
    shelf!.rows = [
      ...shelf!.rows,
      { item_id: 90, sku: 'B', qty: 1, product_type: 'configurable' },
      { item_id: 91, sku: 'C', qty: 1, product_type: 'simple', parent_sku: 'P' },
    ];
    await cart.add(world.product('A'));
    await world.pass();
    expect(requestedRows).toContainEqual({ sku: 'B', isVariant: true });
    expect(requestedRows).toContainEqual({ sku: 'C', isVariant: true });
  });

  it('[CS-50] totals without a country are an error of the shop', async () => {
    const world = createCartWorld();
    const errors: unknown[] = [];
    const log = { ...silentLog, error: (...said: unknown[]) => void errors.push(said) };
    const cart = await world.start({ config: { defaultCountry: undefined }, ports: { log } });
    await cart.add(world.product('A'));
    await world.pass();
    expect(errors).toEqual([
      ['cart.no-country', { text: 'tax.defaultCountry must be set to sync totals' }],
    ]);
  });
});
