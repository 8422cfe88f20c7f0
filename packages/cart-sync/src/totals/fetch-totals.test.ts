import { ok, unsafeBrand, type CartToken } from '@shop/kernel';
import { silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import type { CheckoutView } from '../cart/cart-ports.ts';
import { createTotalsRequests } from './fetch-totals.ts';
import type { ServerCart } from '../server/server-cart.ts';
import type { TotalsView } from './totals-view.ts';

const token = unsafeBrand<CartToken>('cart');
const courier = { carrier_code: 'gls', method_code: 'home', amount: 0, price_incl_tax: 0 };
const totals = { grand_total: 1, total_segments: [], items: [] };

function openRequests(view: TotalsView, checkout?: Partial<CheckoutView>) {
  const calls: unknown[] = [];
  const server: Partial<ServerCart> = {
    shippingInformation: async (_token, information) => {
      calls.push(information);
      return ok({ totals });
    },
    totals: async () => {
      calls.push('totals');
      return ok({ totals });
    },
  };
  const ports = {
    server: server as ServerCart,
    log: silentLog,
    checkout: checkout as CheckoutView | undefined,
  };
  return {
    calls,
    requests: createTotalsRequests(
      { paymentMethods: [] },
      ports,
      () => view,
      () => {},
    ),
  };
}

it('[CS-49] totals are fetched for the selected methods and the country', async () => {
  const { calls, requests } = openRequests({
    shippingMethods: [courier],
    paymentMethods: [{ code: 'card', default: true }],
  });
  await requests.fetchTotals(token, 'HU');
  expect(calls).toMatchObject([
    {
      shippingAddress: { countryId: 'HU' },
      shippingCarrierCode: 'gls',
      shippingMethodCode: 'home',
      paymentMethodCode: 'card',
    },
  ]);
});

it('[CS-49] a checkout without a shipping address leaves the country', async () => {
  const billingAddress = { countryId: 'HU', city: 'Szeged' };
  const view = { shippingMethods: [courier], paymentMethods: [] };
  const { calls, requests } = openRequests(view, {
    shippingAddress: () => undefined,
    addresses: () => ({ shippingAddress: undefined, billingAddress }),
  });
  await requests.fetchTotals(token, 'AT');
  expect(calls).toMatchObject([{ shippingAddress: { countryId: 'AT' }, billingAddress }]);
});

it('[CS-49] without a method of the server the totals of the cart alone are fetched', async () => {
  const { calls, requests } = openRequests({
    shippingMethods: [{ ...courier, offline: true }],
    paymentMethods: [],
  });
  expect(await requests.fetchTotals(token, 'HU')).toMatchObject({ ok: true, value: { totals } });
  expect(calls).toEqual(['totals']);
});
