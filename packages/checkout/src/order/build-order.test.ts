import { calls } from '@shop/contract';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildOrder, orderAddress, type OrderParts } from './build-order.ts';
import { emptyPaymentDetails, emptyShippingDetails } from '../flow/details.ts';
import {
  availablePayment,
  availableShipping,
  selectedOrDefault,
  shippingCodes,
  shippingKey,
} from '../methods/methods.ts';
import { readOrderResponse } from './order-response.ts';
import { toProfileDetails } from '../flow/profile-details.ts';
import { sampleParcelPoint } from '../test/sample-parcel-point.ts';
import { personal, placedOutcome, shipping, someCart, voucher } from '../test/checkout-bench.ts';

const parts: OrderParts = {
  personal,
  shipping: { ...emptyShippingDetails, ...shipping, comment: ' Csengő: Kis ' },
  payment: { ...emptyPaymentDetails, paymentMethod: 'cashondelivery' },
  cart: someCart,
  userId: '7',
  storeCode: '',
  key: 'key-1',
  keyAt: Date.UTC(2026, 2, 5, 12),
  seenTotal: 179_982,
  paymentMethodMapping: {},
};
const address = {
  firstname: 'Anna',
  lastname: 'Kis',
  email: 'anna@example.hu',
  telephone: '+36301234567',
  country_id: 'HU',
  postcode: '1137',
  city: 'Budapest',
  street: ['Pozsonyi út 12.', '3. em. 2.'],
  region: '',
  region_id: 0,
  region_code: '',
};

describe('the body of an order', () => {
  it('[CH-35] holds lines, addresses, methods, the key, its moment and the total that was seen', () => {
    expect(buildOrder(parts)).toEqual({
      order_id: 'key-1',
      created_at: '2026-03-05T12:00:00.000Z',
      updated_at: '2026-03-05T12:00:00.000Z',
      transmited: true,
      store_code: '',
      user_id: '7',
      cart_id: 'cart-1',
      products: [
        {
          sku: 'FELHO-BEZS',
          parentSku: 'FELHO',
          qty: 2,
          name: 'Felhő fotel',
          price: 70_858,
          price_incl_tax: 89_990,
          product_option: {
            extension_attributes: {
              configurable_item_options: [{ option_id: '93', option_value: '56' }],
            },
          },
          server_item_id: 5853,
        },
      ],
      addressInformation: {
        shippingAddress: address,
        shipping_carrier_code: 'courier',
        shipping_method_code: 'flatrate',
        billingAddress: address,
        payment_method_code: 'cashondelivery',
        payment_method_additional: {},
        shippingExtraFields: {},
      },
      expected_total: 179_982,
      comment: 'Csengő: Kis',
    });
  });

  it('[CH-35] matches the wire and is identical each time', () => {
    const order = buildOrder(parts);
    expect(v.safeParse(calls.createOrder.body, order).success).toBe(true);
    expect(JSON.stringify(buildOrder(parts))).toBe(JSON.stringify(order));
  });

  it('[CH-35] carries the backend’s own payment code', () => {
    const mapped = buildOrder({ ...parts, paymentMethodMapping: { cashondelivery: 'cod' } });
    expect(mapped.addressInformation.payment_method_code).toBe('cod');
  });

  it('[CH-32] names where it is fetched, by the method that leads there and by no other', () => {
    const point = (code: string) => ({
      code,
      name: code,
      postcode: '9021',
      city: 'Győr',
      street: 'Példa tér 3.',
    });
    const sent = (shippingMethod: string, pickupPoint: string, ...codes: string[]) =>
      buildOrder({
        ...parts,
        shipping: { ...parts.shipping, shippingMethod, pickupPoint },
        cart: {
          ...someCart,
          shippingMethods: [
            ...someCart.shippingMethods,
            {
              carrier_code: 'showroom',
              method_code: 'pickup',
              amount: 0,
              price_incl_tax: 0,
              pickup_points: codes.map(point),
            },
          ],
        },
      }).addressInformation.shippingExtraFields;
    expect(sent('showroom/pickup', 'gyor', 'budapest', 'gyor')).toEqual({ pickup_point: 'gyor' });
    expect(sent('showroom/pickup', '', 'budapest')).toEqual({ pickup_point: 'budapest' });
    expect(sent('showroom/pickup', 'szeged', 'budapest', 'gyor')).toEqual({});
    expect(sent('courier/flatrate', 'gyor', 'budapest', 'gyor')).toEqual({});
  });

  it.each([
    ['pickup points', { pickup_points: [sampleParcelPoint] }, undefined],
    ['parcel points', { parcel_points: 'foxpost' }, undefined],
    ['neither', { pickup_points: [] }, 'Csengő: Kis'],
  ])('[CH-37] with a method that has %s', (_story, places, comment) => {
    const method = { carrier_code: 'x', method_code: 'y', amount: 0, price_incl_tax: 0 };
    const order = buildOrder({
      ...parts,
      shipping: { ...parts.shipping, shippingMethod: 'x/y', parcelPoint: sampleParcelPoint },
      cart: { ...someCart, shippingMethods: [{ ...method, ...places }] },
    });
    expect(order.comment).toBe(comment);
  });

  it('[CH-34] has empty codes while no shipping method is chosen', () => {
    const { addressInformation: sent } = buildOrder({
      ...parts,
      shipping: { ...parts.shipping, shippingMethod: '' },
    });
    expect([sent.shipping_carrier_code, sent.shipping_method_code]).toEqual(['', '']);
  });

  it('[CH-36] leaves empty lines of a street out and keeps a number it cannot read', () => {
    const odd = { ...parts.shipping, apartmentNumber: ' ', phoneNumber: ' 12 ' };
    expect(orderAddress(odd, 'a@b.hu')).toMatchObject({
      street: ['Pozsonyi út 12.'],
      telephone: '12',
    });
  });

  it('[CH-37] of a virtual cart has a billing address and nothing of shipping', () => {
    const virtual = { ...someCart, lines: [voucher], isVirtual: true };
    const billing = { ...parts.payment, firstName: 'Béla', lastName: 'Nagy', zipCode: '6720' };
    const order = buildOrder({ ...parts, cart: virtual, payment: billing });
    const body = JSON.parse(JSON.stringify(order)) as typeof order;
    expect(body.addressInformation).not.toHaveProperty('shippingAddress');
    expect(body.addressInformation).not.toHaveProperty('shipping_method_code');
    expect(body).not.toHaveProperty('comment');
    expect(order.addressInformation.billingAddress).toMatchObject({
      firstname: 'Béla',
      postcode: '6720',
    });
  });

  it('[CH-38] for a company carries its name and its tax number in written form', () => {
    const company = {
      ...parts.payment,
      invoiceForCompany: true,
      company: ' Minta Kft. ',
      taxId: '12345676242',
    };
    expect(
      buildOrder({ ...parts, payment: company }).addressInformation.billingAddress,
    ).toMatchObject({
      company: 'Minta Kft.',
      vat_id: '12345676-2-42',
    });
    const privately = { ...company, invoiceForCompany: false };
    const { billingAddress } = buildOrder({ ...parts, payment: privately }).addressInformation;
    expect(billingAddress).not.toHaveProperty('vat_id');
  });

  it('[CH-38] billed elsewhere goes to the other address', () => {
    const own = { ...parts.payment, sameAsShipping: false, city: 'Szeged' };
    const order = buildOrder({ ...parts, payment: own });
    expect(order.addressInformation.billingAddress?.city).toBe('Szeged');
    expect(order.addressInformation.shippingAddress?.city).toBe('Budapest');
  });
});

describe('methods', () => {
  it('[CH-27] the server calls unavailable are not offered', () => {
    expect(availableShipping(someCart.shippingMethods).map(shippingKey)).toEqual([
      'courier/flatrate',
    ]);
  });

  it('[CH-34] are known by one word that leads back to their codes', () => {
    const codes = { carrier_code: 'courier', method_code: 'flatrate' };
    expect(shippingCodes(shippingKey(codes))).toEqual(codes);
    expect(shippingCodes('')).toBeUndefined();
  });

  it('[CH-34] lead back for any name of the method', () => {
    const carrier = fc.string({ minLength: 1 }).filter((text) => !text.includes('/'));
    fc.assert(
      fc.property(carrier, fc.string(), (carrier_code, method_code) => {
        const codes = { carrier_code, method_code };
        expect(shippingCodes(shippingKey(codes))).toEqual(codes);
      }),
    );
    expect.hasAssertions();
  });

  it('[CH-30] paid at the door are not offered for a virtual cart', () => {
    const codes = (isVirtual: boolean) =>
      availablePayment(someCart.paymentMethods, isVirtual, ['cashondelivery']).map(
        ({ code }) => code,
      );
    expect(codes(false)).toEqual(['banktransfer', 'cashondelivery']);
    expect(codes(true)).toEqual(['banktransfer']);
    const credit = { code: 'aruhitel', not_for_virtual: true };
    expect(availablePayment([credit], true, [])).toEqual([]);
    expect(availablePayment([credit], false, [])).toEqual([credit]);
  });

  it.each([
    ['banktransfer', 'banktransfer'],
    ['gone', 'cashondelivery'],
  ])('[CH-31] with %s chosen, %s is proposed', (chosen, proposed) => {
    const found = selectedOrDefault(someCart.paymentMethods, ({ code }) => code === chosen);
    expect(found?.code).toBe(proposed);
  });

  it('[CH-31] the first is proposed where none is the default', () => {
    expect(selectedOrDefault([{ code: 'a' }, { code: 'b' }] as never[], () => false)).toEqual({
      code: 'a',
    });
    expect(selectedOrDefault([], () => true)).toBeUndefined();
  });
});

describe('the server’s answer', () => {
  const order = placedOutcome.kind === 'placed' ? placedOutcome.order : undefined;

  it.each([
    ['code 200', { code: 200, result: order }, placedOutcome],
    ['no code at all', { result: order }, placedOutcome],
  ])('[CH-44] with an order id is a placed order: %s', (_story, answer, expected) => {
    expect(readOrderResponse(answer, 1)).toEqual(expected);
  });

  it.each([
    ['a success without an order id', { code: 200, result: 'ok' }],
    ['an overload', { code: 503, result: 'busy', meta: { error: 'overloaded' } }],
    ['a server in trouble', { code: 500, result: 'x', meta: { error: 'internal' } }],
    [
      'the same order still under way',
      { code: 409, result: 'x', meta: { error: 'idempotency-running' } },
    ],
    ['an expired session', { code: 401, result: 'x' }],
    ['a limit', { code: 429, result: 'x', meta: { error: 'rate-limited' } }],
  ])('[CH-44] that decides nothing is no outcome: %s', (_story, answer) => {
    expect(readOrderResponse(answer, 1)).toBeUndefined();
  });

  it.each([
    ['address-invalid', { code: 400, result: ['postcode'] }],
    ['address-invalid', { code: 400, meta: { error: 'invalid-request' } }],
    ['products-unavailable', { code: 500, result: 'Error: Error while adding products' }],
    ['products-unavailable', { code: 500, result: 'elfogyott', meta: { error: 'out-of-stock' } }],
    ['shipping-method-invalid', { code: 400, meta: { error: 'shipping-method-invalid' } }],
    ['payment-method-invalid', { code: 400, meta: { error: 'payment-method-invalid' } }],
    ['cart-empty', { code: 400, meta: { error: 'cart-empty' } }],
    ['other', { code: 410, meta: { error: 'cart-ordered' } }],
    ['key-used', { code: 422, meta: { error: 'idempotency-mismatch' } }],
    ['other', { code: 400, meta: { error: 'coupon-expired' } }],
  ])('[CH-45] refuses by name: %s', (reason, answer) => {
    expect(readOrderResponse(answer, 1)).toMatchObject({ kind: 'refused', reason });
  });

  it('[CH-45] with another total names both, the lines that moved and the coupon that holds no longer', () => {
    const answer = {
      code: 400,
      result: 'The total has changed.',
      meta: {
        error: 'total-changed',
        grand_total: 200,
        lines: [{ sku: 'A', name: 'Asztal', expected_price: 90, price: 100 }],
      },
    };
    expect(readOrderResponse(answer, 180)).toEqual({
      kind: 'total-changed',
      seenTotal: 180,
      grandTotal: 200,
      lines: [{ sku: 'A', name: 'Asztal', seenPrice: 90, price: 100 }],
    });
    const coupon = { code: 'NYAR10', error: 'coupon-expired' };
    expect(readOrderResponse({ ...answer, meta: { ...answer.meta, coupon } }, 180)).toMatchObject({
      grandTotal: 200,
      coupon,
    });
    expect(readOrderResponse({ code: 400, meta: { error: 'total-changed' } }, 180)).toEqual({
      kind: 'total-changed',
      seenTotal: 180,
      lines: [],
    });
  });

  it('[CH-45] names the sold-out lines when the server does', () => {
    const products = [{ sku: 'A', name: 'Asztal', requested: 2, available: 1 }];
    const answer = { code: 500, result: 'x', meta: { error: 'products-unavailable', products } };
    expect(readOrderResponse(answer, 1)).toEqual({
      kind: 'refused',
      reason: 'products-unavailable',
      text: 'x',
      soldOut: [{ sku: 'A', name: 'Asztal', available: 1 }],
    });
    const silent = { code: 500, result: 'Error: Error while adding products' };
    expect(readOrderResponse(silent, 1)).not.toHaveProperty('soldOut');
  });

  it('[CH-45] keeps the server’s words for people', () => {
    const answer = { code: 400, result: 'Nincs ilyen utca', meta: { error: 'address-invalid' } };
    expect(readOrderResponse(answer, 1)).toMatchObject({ text: 'Nincs ilyen utca' });
  });
});

it('[CH-41] a profile gives name, address book defaults and nothing else', () => {
  const home = {
    id: 3,
    firstname: 'Anna',
    lastname: 'Kis',
    country_id: 'hu',
    postcode: '1137',
    city: 'Budapest',
    street: ['Pozsonyi út 12.', '3. em.', '2.'],
    telephone: '+36301234567',
  };
  const office = { ...home, id: 4, city: 'Szeged', default_billing: true };
  const profile = { id: 7, email: 'anna@example.hu', firstname: 'Anna', lastname: 'Kis' };
  expect(
    toProfileDetails({ ...profile, default_shipping: '3', addresses: [office, home] }),
  ).toMatchObject({
    personal: {
      firstName: 'Anna',
      lastName: 'Kis',
      emailAddress: 'anna@example.hu',
      createAccount: false,
    },
    shipping: { country: 'HU', zipCode: '1137', apartmentNumber: '3. em., 2.' },
    billing: { city: 'Szeged' },
  });
  expect(toProfileDetails({ ...profile, addresses: [home] }).shipping).toBeUndefined();
});
