import type { CatalogClient } from '@shop/catalog-client';
import type { Product } from '@shop/contract';
import { unsafeBrand, err, ok, type EpochMs } from '@shop/kernel';
import {
  configOfView,
  defineShopConfig,
  storeView,
  type ShopConfigOverrides,
} from '@shop/shop-config';
import { builtConfig } from '../settings/built-config.ts';
import { createFakeClock } from '@shop/testing';
import { describe, expect, it, vi } from 'vitest';
import { pricePorts } from './price-ports.ts';
import { priceIdentity } from './price-identity.ts';

const now = unsafeBrand<EpochMs>(Date.parse('2026-03-05T12:00:00Z'));
const chair: Product = {
  id: 1,
  sku: 'SZEK',
  name: 'Szék',
  type_id: 'simple',
  tax_class_id: 2,
  price: 12_700,
  tier_prices: [{ customer_group_id: 5, qty: 1, value: 10_500 }],
};
const rule = (group: number, rate: number) => ({
  id: group,
  product_tax_class_ids: [2],
  customer_tax_class_ids: [group],
  rates: [{ rate, tax_country_id: 'HU', tax_region_id: 0 }],
});
const confirmed = {
  id: 1,
  price_info: {
    final_price: 11_000,
    regular_price: 12_700,
    special_price: 11_000,
    extension_attributes: {
      tax_adjustments: { final_price: 8_661, regular_price: 10_000, special_price: 8_661 },
    },
  },
};

function open(overrides: ShopConfigOverrides, groupId?: number) {
  const taxRules = vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve(ok({ items: [rule(3, 27), rule(5, 5)] })),
  );
  const renderList = vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve(ok({ items: [confirmed] })),
  );
  const catalog = { taxRules, renderList } as unknown as CatalogClient & typeof calls;
  const calls = { taxRules, renderList };
  const config = configOfView(defineShopConfig(overrides), 'hu');
  const identity = () => (groupId === undefined ? {} : { groupId });
  const ports = pricePorts(
    config,
    storeView(config),
    { clock: createFakeClock(now), identity },
    () => catalog,
  );
  return { ports, ...calls };
}

it('the shop leaves prices to its backend', () => {
  const config = configOfView(builtConfig, 'hu');
  const clock = createFakeClock(now);
  const never = () => expect.fail('nobody is asked');
  expect(pricePorts(config, storeView(config), { clock }, never)).toEqual({});
});

describe('a shop that does not leave tax to the server', () => {
  it('[SC-8] counts net and tax here, by rules fetched once', async () => {
    const { ports, taxRules } = open({ tax: { userGroupId: 3 } });
    expect(await ports.price?.(chair)).toMatchObject({ price_incl_tax: 12_700, price: 10_000 });
    await ports.price?.(chair);
    expect(taxRules).toHaveBeenCalledTimes(1);
  });

  it('[SC-34] [S6-6] for the group of the signed-in customer', async () => {
    const groups = { tax: { userGroupId: 3 }, products: { usePriceTiers: true } };
    expect(await open(groups, 5).ports.price?.(chair)).toMatchObject({
      price_incl_tax: 10_500,
      price: 10_000,
    });
  });

  it('keeps the prices of the product while the rules cannot be loaded, and retries', async () => {
    const { ports, taxRules } = open({});
    taxRules.mockResolvedValueOnce(
      err({ kind: 'network', reason: 'unreachable' }) as unknown as Awaited<
        ReturnType<typeof taxRules>
      >,
    );
    expect(await ports.price?.(chair)).toBe(chair);
    expect(await ports.price?.(chair)).toMatchObject({ price_incl_tax: 12_700 });
  });
});

describe('a shop whose platform determines prices', () => {
  const synced = { products: { alwaysSyncPlatformPricesOver: true } };

  it('[S4-21] uses the prices of the render list, marked as confirmed', async () => {
    const { ports, renderList } = open(synced);
    expect(await ports.platformPrices?.confirm([chair])).toMatchObject([
      {
        price_incl_tax: 11_000,
        price: 8_661,
        original_price_incl_tax: 12_700,
        price_is_current: true,
      },
    ]);
    expect(renderList).toHaveBeenCalledWith(['SZEK']);
  });

  it('[S4-21] marks the other prices, and all prices before the response, as unconfirmed', async () => {
    const { ports, renderList } = open(synced);
    const waiting = [{ ...chair, price_is_current: false }];
    expect(await ports.platformPrices?.markPending([chair])).toEqual(waiting);
    renderList.mockResolvedValueOnce(
      err({ kind: 'network', reason: 'unreachable' }) as unknown as Awaited<
        ReturnType<typeof renderList>
      >,
    );
    expect(await ports.platformPrices?.confirm([chair])).toEqual(waiting);
  });
});

it('[S6-5] the catalog is asked for the prices of the signed-in customer’s group, otherwise without a group', () => {
  const account = (session: object) =>
    ({ session: { get: () => session }, userToken: () => 'secret' }) as unknown as Parameters<
      typeof priceIdentity
    >[0];
  const profile = { group_id: 5, groupToken: 'proof' };
  expect(priceIdentity(account({ status: 'signed-in', profile }))).toEqual({
    userToken: 'secret',
    groupId: 5,
    groupToken: 'proof',
  });
  expect(priceIdentity(account({ status: 'guest' }))).toEqual({});
  expect(priceIdentity(undefined)).toEqual({});
});
