import { ok } from '@shop/kernel';
import { createMemoryStore } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { sampleParcelPoint } from '../test/sample-parcel-point.ts';
import {
  atReview,
  openBench,
  payment,
  personal,
  placedOutcome,
  shipping,
  someCart,
  voucher,
} from '../test/checkout-bench.ts';
import type { PlaceOutcome } from '../order/place-outcome.ts';

const virtualCart = { ...someCart, lines: [voucher], isVirtual: true };
const cause = new Error('no store');
const password = 'titkos123';

describe('opening', () => {
  it('[CH-22] needs something in the cart', async () => {
    const { checkout } = openBench({ cart: { ...someCart, lines: [] } });
    expect(await checkout.open()).toEqual({ ok: false, error: { kind: 'cart-empty' } });
    expect(checkout.state.get().progress).toEqual({ status: 'closed' });
  });

  it('[CH-26] ends when the last line goes', async () => {
    const { checkout, cart } = await atReview();
    cart.set({ ...someCart, lines: [] });
    expect(checkout.state.get().progress).toEqual({ status: 'closed', because: 'empty' });
  });

  it('[CH-25] follows the cart when it becomes virtual', async () => {
    const { checkout, cart } = openBench();
    await checkout.open();
    cart.set(virtualCart);
    expect(checkout.state.get().progress).toMatchObject({
      steps: ['personalDetails', 'payment', 'orderReview'],
    });
    checkout.stop();
    cart.set(someCart);
    expect(checkout.state.get().progress).toMatchObject({ steps: { length: 3 } });
  });
});

describe('steps', () => {
  it('[CH-24] are completed one after the other, with what is wrong shown where it is', async () => {
    const { checkout } = openBench();
    await checkout.open();
    const refused = await checkout.complete();
    expect(refused.ok).toBe(false);
    expect(checkout.state.get().problems.map(({ field }) => field)).toEqual([
      'lastName',
      'firstName',
      'emailAddress',
    ]);
    await checkout.changePersonal(personal);
    expect(await checkout.complete()).toEqual({ ok: true, value: 'shipping' });
    expect(await checkout.goTo('payment')).toBe(false);
    await checkout.changeShipping(shipping);
    expect(await checkout.complete()).toEqual({ ok: true, value: 'payment' });
    await checkout.changePayment(payment);
    expect(await checkout.complete()).toEqual({ ok: true, value: 'orderReview' });
    expect(await checkout.goTo('shipping')).toBe(true);
    expect(await checkout.goTo('orderReview')).toBe(true);
    expect(checkout.problemsOf('orderReview')).toHaveLength(2);
  });

  it('[CH-24] are not completed while closed', async () => {
    const { checkout } = openBench();
    expect(await checkout.complete()).toEqual({ ok: false, error: [] });
  });

  it('[CH-22] are empty before the checkout is opened, and a change then is no visit', async () => {
    const { checkout } = openBench();
    const address = {
      firstName: '',
      lastName: '',
      country: 'HU',
      streetAddress: '',
      apartmentNumber: '',
      city: '',
      state: '',
      region_id: 0,
      zipCode: '',
      phoneNumber: '',
    };
    expect(checkout.state.get()).toEqual({
      progress: { status: 'closed' },
      personal: { firstName: '', lastName: '', emailAddress: '', createAccount: false },
      shipping: { ...address, shippingMethod: '', pickupPoint: '', comment: '' },
      payment: {
        ...address,
        sameAsShipping: true,
        invoiceForCompany: false,
        company: '',
        taxId: '',
        paymentMethod: '',
        paymentMethodAdditional: {},
      },
      accepted: { terms: false, privacy: false },
      problems: [],
    });
    await checkout.changePersonal({ firstName: 'A' });
    expect(checkout.modifiedAt()).toBe(0);
    await checkout.open();
    expect(checkout.state.get().accepted).toEqual({ terms: false, privacy: false });
  });

  it('[CH-24] are shown without the problems of another one', async () => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.changePersonal(personal);
    await checkout.complete();
    await checkout.complete();
    expect(checkout.state.get().problems).not.toEqual([]);
    expect(await checkout.goTo('personalDetails')).toBe(true);
    expect(checkout.state.get().problems).toEqual([]);
  });

  it('[CH-26] opening again while one orders changes nothing', async () => {
    let answer: (outcome: PlaceOutcome) => void = () => undefined;
    const outcome = new Promise<PlaceOutcome>((resolve) => (answer = resolve));
    const { checkout, store } = await atReview({ ports: { send: () => outcome } });
    const before = checkout.state.get();
    await store.set('personal-details', { firstName: 'X' });
    expect(await checkout.open()).toEqual(ok());
    expect(checkout.state.get()).toBe(before);
    const going = checkout.place(1);
    const placing = checkout.state.get();
    expect(placing.progress.status).toBe('placing');
    checkout.close();
    expect(checkout.modifiedAt()).toBeGreaterThan(0);
    expect(await checkout.open()).toEqual(ok());
    expect(checkout.state.get()).toEqual(placing);
    answer(placedOutcome);
    expect(await going).toEqual(placedOutcome);
  });

  it('[CH-32] take one of several points where it is fetched', async () => {
    const { checkout } = openBench({
      cart: {
        ...someCart,
        shippingMethods: [
          {
            carrier_code: 'box',
            method_code: 'all',
            amount: 0,
            price_incl_tax: 0,
            pickup_points: [
              { code: 'A', name: 'A' },
              { code: 'B', name: 'B' },
            ] as never,
          },
        ],
      },
    });
    await checkout.open();
    await checkout.changeShipping({ ...shipping, shippingMethod: 'box/all', pickupPoint: 'B' });
    expect(checkout.problemsOf('shipping')).toEqual([]);
    await checkout.changeShipping({ pickupPoint: 'C' });
    expect(checkout.problemsOf('shipping')).toMatchObject([{ field: 'pickupPoint' }]);
  });

  it('[CH-63] of a stored parcel point without a field that an order needs keep the address', async () => {
    const { checkout, store } = openBench();
    const { carrier: _carrier, ...parcelPoint } = sampleParcelPoint;
    await store.set('shipping-details', { ...shipping, parcelPoint });
    await checkout.open();
    const stored = checkout.state.get().shipping;
    expect([stored.city, stored.parcelPoint]).toEqual([shipping.city, undefined]);
  });

  it('[CH-63, CH-64] of a parcel point stay for the next order, and a refused one is chosen again', async () => {
    const parcelPoint = { ...sampleParcelPoint, cash_on_delivery: false };
    const box = { carrier_code: 'box', method_code: 'all', amount: 0, price_incl_tax: 0 };
    const cart = {
      ...someCart,
      shippingMethods: [
        { ...box, carrier_code: 'home' },
        { ...box, parcel_points: 'foxpost' },
      ],
      paymentMethods: [{ code: 'cashondelivery' }, { code: 'banktransfer' }],
    };
    const { checkout, store, sent, outcomes } = openBench({ cart });
    await checkout.open();
    await checkout.changePersonal(personal);
    await checkout.changeShipping({ ...shipping, shippingMethod: 'box/all' });
    expect(checkout.problemsOf('shipping')).toMatchObject([{ field: 'pickupPoint' }]);
    await checkout.changeShipping({ parcelPoint });
    expect(checkout.problemsOf('shipping')).toEqual([]);
    await checkout.changePayment({ paymentMethod: 'cashondelivery' });
    expect(checkout.problemsOf('payment')).toMatchObject([{ field: 'paymentMethod' }]);
    await checkout.changePayment({ paymentMethod: 'banktransfer' });
    await checkout.complete();
    await checkout.complete();
    await checkout.complete();
    checkout.accept({ terms: true, privacy: true });
    await checkout.place(1);
    expect(sent[0]?.order.addressInformation.shippingExtraFields).toEqual({ pickup_point: 'HU-1' });

    const next = openBench({ cart, store });
    await next.checkout.open();
    expect(next.checkout.state.get().shipping).toMatchObject({ shippingMethod: '', parcelPoint });
    expect(outcomes).toEqual([]);

    await next.checkout.changeShipping({ shippingMethod: 'box/all' });
    await next.checkout.changePayment({ paymentMethod: 'banktransfer' });
    await next.checkout.complete();
    await next.checkout.complete();
    await next.checkout.complete();
    next.checkout.accept({ terms: true, privacy: true });
    next.outcomes.push({ kind: 'refused', reason: 'other' });
    await next.checkout.place(1);
    expect(next.checkout.state.get().shipping).toMatchObject({ parcelPoint });
    next.outcomes.push({ kind: 'refused', reason: 'pickup-point-invalid' });
    await next.checkout.place(1);
    const { shipping: refused } = next.checkout.state.get();
    expect(refused).toMatchObject({ shippingMethod: 'box/all', pickupPoint: '' });
    expect(refused.parcelPoint).toBeUndefined();
    expect(next.checkout.problemsOf('shipping')).toMatchObject([{ field: 'pickupPoint' }]);
  });

  it('[CH-30] of a virtual cart take no card that is read at the door', async () => {
    const { checkout } = openBench({
      cart: { ...virtualCart, paymentMethods: [{ code: 'cardatdoor' }] },
    });
    await checkout.open();
    await checkout.changePayment({ paymentMethod: 'cardatdoor' });
    expect(checkout.problemsOf('payment')).toContainEqual({
      field: 'paymentMethod',
      code: 'method-unavailable',
      severity: 'error',
    });
  });

  it('[CH-61] report the address when it is complete, of a virtual cart with the payment', async () => {
    const physical = openBench();
    await physical.checkout.open();
    await physical.checkout.changePersonal(personal);
    await physical.checkout.changeShipping(shipping);
    await physical.checkout.changePayment(payment);
    const callsOfRounds: string[][] = [];
    for (const _ of [1, 2, 3]) {
      physical.portCalls.length = 0;
      await physical.checkout.complete();
      callsOfRounds.push([...physical.portCalls]);
    }
    expect(callsOfRounds).toEqual([[], ['chose HU courier/flatrate cashondelivery'], []]);
    const virtual = openBench({ cart: virtualCart });
    await virtual.checkout.open();
    await virtual.checkout.changePersonal(personal);
    const { shippingMethod: _method, ...billing } = shipping;
    await virtual.checkout.changeShipping({ shippingMethod: 'courier/flatrate' });
    await virtual.checkout.changePayment({ ...billing, paymentMethod: 'banktransfer' });
    virtual.portCalls.length = 0;
    expect(await virtual.checkout.complete()).toMatchObject({ ok: true });
    expect(virtual.portCalls).toEqual([]);
    expect(await virtual.checkout.complete()).toMatchObject({ ok: true, value: 'orderReview' });
    expect(virtual.portCalls).toEqual(['chose HU  banktransfer']);
  });

  it('[CH-61] report another postcode when it is whole', async () => {
    const { checkout, portCalls } = openBench();
    await checkout.open();
    await checkout.changeShipping({ zipCode: '67' });
    expect(portCalls).toEqual([]);
    await checkout.changeShipping({ zipCode: '6720' });
    expect(portCalls).toEqual(['chose HU  ']);
    await checkout.changeShipping({ zipCode: '6720', city: 'Szeged' });
    expect(portCalls).toEqual(['chose HU  ']);
  });

  it('[CH-61] report the place of a known customer, unless it is that of the checkout', async () => {
    const { checkout, portCalls } = openBench();
    await checkout.open();
    const known = { ...checkout.state.get().shipping, city: 'Pécs' };
    await checkout.fillFrom({ personal, billing: { ...known, zipCode: '7621' } });
    expect(portCalls).toEqual([]);
    await checkout.fillFrom({ personal, shipping: { ...known, zipCode: '7621' } });
    expect(portCalls).toEqual(['chose HU  ']);
  });

  it('[CH-61] report the method of the shipping alone, and the country of a bill without goods', async () => {
    const { checkout, portCalls, cart } = openBench();
    await checkout.open();
    await checkout.changeShipping({ shippingMethod: 'courier/flatrate' });
    expect(portCalls).toEqual(['chose HU courier/flatrate ']);
    portCalls.length = 0;
    await checkout.changePayment({ country: 'AT' });
    await checkout.changePayment({ city: 'Graz' });
    expect(portCalls).toEqual([]);
    cart.set(virtualCart);
    await checkout.changePayment({ city: 'Wien' });
    expect(portCalls).toEqual([]);
    await checkout.changePayment({ country: 'DE' });
    expect(portCalls).toEqual(['chose DE  ']);
  });

  it('[CH-21] forget what was wrong with a field as soon as it is changed', async () => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.complete();
    await checkout.changePersonal({ firstName: 'A' });
    expect(checkout.state.get().problems.map(({ field }) => field)).toEqual([
      'lastName',
      'emailAddress',
    ]);
  });

  it('[CH-27] [CH-30] take only methods that are offered', async () => {
    const { checkout, cart } = await atReview();
    await checkout.changeShipping({ shippingMethod: 'freight/kerbside' });
    expect(checkout.problemsOf('shipping')).toMatchObject([{ code: 'method-unavailable' }]);
    cart.set(virtualCart);
    expect(checkout.problemsOf('payment')).toContainEqual({
      field: 'paymentMethod',
      code: 'method-unavailable',
      severity: 'error',
    });
  });

  it('[CH-61] report a country, an address or a method that changes the totals', async () => {
    const { checkout, portCalls } = openBench();
    await checkout.open();
    await checkout.changeShipping({ city: 'Budapest' });
    expect(portCalls).toEqual([]);
    await checkout.changeShipping({ country: 'AT' });
    await checkout.changeShipping({ country: 'HU', shippingMethod: 'courier/flatrate' });
    await checkout.changePayment({ paymentMethod: 'banktransfer' });
    expect(portCalls).toEqual([
      'chose AT  ',
      'chose HU courier/flatrate ',
      'chose HU courier/flatrate banktransfer',
    ]);
  });

  it('[CH-61] go on when totals cannot be asked for', async () => {
    const { checkout, portCalls } = openBench({
      ports: { onSelectionChanged: () => Promise.reject(new Error('offline')) },
    });
    await checkout.open();
    await checkout.changeShipping({ country: 'AT' });
    expect(portCalls).toEqual(['checkout.totals-failed']);
  });

  it('[OR-13] the cash line follows the payment method', async () => {
    const { checkout, cart } = await atReview();
    expect(checkout.cashLine()).toEqual({ rounding: -2, payable: 179_980 });
    await checkout.changePayment({ paymentMethod: 'banktransfer' });
    expect(checkout.cashLine()).toBeUndefined();
    cart.set({
      ...someCart,
      paymentMethods: [{ code: 'x' }, { code: 'banktransfer', cash: true }],
    });
    expect(checkout.cashLine()).toEqual({ rounding: -2, payable: 179_980 });
    cart.set({ ...someCart, paymentMethods: [] });
    expect(checkout.cashLine()).toBeUndefined();
    await checkout.changePayment({ paymentMethod: 'cashondelivery' });
    expect(checkout.cashLine()).toEqual({ rounding: -2, payable: 179_980 });
  });
});

describe('typed text', () => {
  it('[CH-39] is there after a reload, and no password ever is', async () => {
    const { checkout, store } = openBench();
    await checkout.open();
    await checkout.changePersonal({ ...personal, createAccount: true });
    checkout.setPassword('nagyon-titkos');
    await checkout.changeShipping(shipping);
    await checkout.changePayment({ ...payment, invoiceForCompany: true, company: 'Minta Kft.' });
    await checkout.complete();
    const storedKey = await Promise.all((await store.keys()).map((key) => store.get(key)));
    expect(JSON.stringify(storedKey)).not.toContain('titkos');

    const again = openBench({ store });
    await again.checkout.open();
    const { personal: who, shipping: where, payment: how } = again.checkout.state.get();
    expect(who).toEqual({ ...personal, createAccount: true });
    expect(where).toMatchObject(shipping);
    expect(how).toMatchObject({ company: 'Minta Kft.', paymentMethod: 'cashondelivery' });
  });

  it('[CH-23] leads back to the step it was left at, or to the first that lacks something', async () => {
    const { checkout, store } = openBench();
    await checkout.open();
    await checkout.changePersonal(personal);
    await checkout.changeShipping(shipping);
    const reopened = async (hash: string) => {
      const again = openBench({ store });
      await again.checkout.open(hash);
      return again.checkout.state.get();
    };
    expect((await reopened('')).progress).toMatchObject({ step: 'personalDetails', done: [] });
    expect((await reopened('#shipping')).progress).toMatchObject({ step: 'shipping' });
    const early = await reopened('#orderReview');
    expect(early.progress).toMatchObject({
      step: 'payment',
      done: ['personalDetails', 'shipping'],
    });
    expect(early.problems).toEqual([]);
    await checkout.changePayment(payment);
    expect((await reopened('#orderReview')).progress).toMatchObject({ step: 'orderReview' });
  });

  it('[CH-39] without a value is empty, and the methods of a page left are reported again', async () => {
    const { store } = await atReview();
    const again = openBench({ store });
    await again.checkout.open('#payment');
    expect(again.portCalls).toEqual(['chose HU courier/flatrate cashondelivery']);
    await store.set('shipping-details', { city: undefined, zipCode: '1137' });
    const other = openBench({ store });
    await other.checkout.open();
    expect(other.checkout.state.get().shipping).toMatchObject({ city: '', zipCode: '1137' });
    expect(other.portCalls).toEqual([]);
  });

  it('[CH-17] is no name of a bill before the payment', async () => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.changePayment({ sameAsShipping: false });
    await checkout.changePersonal(personal);
    await checkout.complete();
    expect(checkout.state.get().payment.firstName).toBe('');
  });

  it('[CH-41] is filled with each address that is known', async () => {
    const { checkout } = openBench();
    await checkout.open();
    const address = (city: string) => ({ ...checkout.state.get().shipping, city });
    await checkout.fillFrom({ personal, billing: address('Szeged') });
    expect(checkout.state.get().shipping.city).toBe('');
    expect(checkout.state.get().payment.city).toBe('Szeged');
    await checkout.fillFrom({ personal, shipping: address('Pécs') });
    expect(checkout.state.get().shipping.city).toBe('Pécs');
    expect(checkout.state.get().payment.city).toBe('Szeged');
  });

  it('[CH-39] that does not look like details is as good as none', async () => {
    const store = createMemoryStore();
    await store.set('personal-details', 'Anna');
    await store.set('shipping-details', { city: 'Szeged', country: 7 });
    await store.set('payment-details', { city: 'Szeged' });
    const { checkout } = openBench({ store });
    await checkout.open();
    expect(checkout.state.get().personal.firstName).toBe('');
    expect(checkout.state.get().shipping).toMatchObject({ city: 'Szeged', country: 'HU' });
    expect(checkout.state.get().payment).toMatchObject({ city: 'Szeged', country: 'HU' });
  });

  it.each([
    ['shipping-details', { region_id: '7' }],
    ['shipping-details', { phoneNumber: 36301234567 }],
    ['payment-details', { sameAsShipping: 'yes' }],
    ['payment-details', { paymentMethodAdditional: 'card' }],
  ])('[CH-39] keeps the fields of %s beside %o', async (key, unreadable) => {
    const store = createMemoryStore();
    await store.set(key, { city: 'Szeged', ...unreadable });
    const { checkout } = openBench({ store });
    await checkout.open();
    const { shipping: where, payment: how } = checkout.state.get();
    const details = key === 'shipping-details' ? where : how;
    expect(details.city).toBe('Szeged');
    expect(details).not.toMatchObject(unreadable);
  });

  it('[CH-41] wins over what is known of a customer', async () => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.changePersonal({ firstName: 'Panna' });
    await checkout.changePayment({ city: 'Szeged' });
    const known = { ...checkout.state.get().shipping, city: 'Budapest', zipCode: '1137' };
    await checkout.fillFrom({ personal, shipping: known, billing: known });
    const state = checkout.state.get();
    expect(state.personal).toMatchObject({ firstName: 'Panna', lastName: 'Kis' });
    expect(state.shipping).toMatchObject({ city: 'Budapest', zipCode: '1137' });
    expect(state.payment).toMatchObject({ city: 'Szeged', zipCode: '' });
  });

  it('[CH-41] does not return to a field that the shopper has emptied', async () => {
    const { checkout } = openBench();
    await checkout.open();
    const known = { ...checkout.state.get().shipping, city: 'Pécs', zipCode: '7621' };
    await checkout.changePersonal({ firstName: 'P' });
    await checkout.changePersonal({ firstName: '' });
    await checkout.changeShipping({ zipCode: '' });
    await checkout.fillFrom({ personal, shipping: known, billing: known });
    const { personal: buyer, shipping, payment } = checkout.state.get();
    expect(buyer).toMatchObject({ firstName: '', lastName: 'Kis' });
    expect(shipping.city).toBe('');
    expect(payment.city).toBe('Pécs');
  });

  it.each([
    ['a town that was emptied', { city: '' }, ''],
    ['the buyer as recipient', { lastName: personal.lastName }, 'Pécs'],
    ['a payment method', { paymentMethod: 'banktransfer' }, 'Pécs'],
  ])('[CH-41] a billing address with %s', async (_story, change, city) => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.changePersonal(personal);
    await checkout.changePayment(change);
    const known = { ...checkout.state.get().shipping, city: 'Pécs', lastName: 'Kis' };
    await checkout.fillFrom({ personal, billing: known });
    expect(checkout.state.get().payment.city).toBe(city);
  });

  it.each([
    ['a telephone number', { phoneNumber: '06 30' }, ''],
    ['another recipient', { lastName: 'Nagy' }, ''],
    ['the buyer as recipient', { lastName: personal.lastName }, 'Pécs'],
    ['the buyer as recipient and no town', { lastName: personal.lastName, city: '' }, ''],
    ['a shipping method', { shippingMethod: 'courier/flatrate' }, 'Pécs'],
  ])('[CH-41] an address with %s typed into it', async (_story, change, city) => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.changePersonal(personal);
    await checkout.changeShipping(change);
    const known = { ...checkout.state.get().payment, city: 'Pécs', lastName: 'Kis' };
    await checkout.fillFrom({ personal, shipping: known });
    expect(checkout.state.get().shipping).toMatchObject({ city, ...change });
  });

  it.each(['close', 'forget'] as const)('[CH-41] is filled again after %s', async (end) => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.changeShipping({ zipCode: '' });
    await checkout[end]();
    await checkout.open();
    await checkout.fillFrom({
      personal,
      shipping: { ...checkout.state.get().shipping, city: 'Pécs' },
    });
    expect(checkout.state.get().shipping.city).toBe('Pécs');
  });

  it('[CH-17] prefills the name of the buyer in a separate billing address, once', async () => {
    const { checkout } = openBench({ cart: virtualCart });
    await checkout.open();
    await checkout.changePersonal(personal);
    expect(checkout.state.get().payment).toMatchObject({ lastName: '', firstName: '' });
    await checkout.complete();
    expect(checkout.state.get().payment).toMatchObject({ lastName: 'Kis', firstName: 'Anna' });
    await checkout.changePayment({ lastName: '', firstName: '' });
    expect(checkout.state.get().payment).toMatchObject({ lastName: '', firstName: '' });
    await checkout.changePayment({ lastName: 'Minta' });
    await checkout.goTo('personalDetails');
    await checkout.goTo('payment');
    expect(checkout.state.get().payment).toMatchObject({ lastName: 'Minta', firstName: '' });
  });

  it('[CH-17] leaves a bill that goes where the goods go without a name of its own', async () => {
    const { checkout } = await atReview();
    expect(checkout.state.get().payment).toMatchObject({ lastName: '', firstName: '' });
    await checkout.changePayment({ sameAsShipping: false });
    expect(checkout.state.get().payment).toMatchObject({ lastName: 'Kis', firstName: 'Anna' });
  });

  it('[CH-40] is forgotten at logout, on the screen and on the device', async () => {
    const { checkout, store } = await atReview();
    await checkout.changePersonal({ createAccount: true });
    checkout.setPassword('nagyon-titkos');
    expect(await store.keys()).toHaveLength(4);
    await checkout.forget();
    expect(await store.keys()).toEqual([]);
    expect(checkout.state.get()).toEqual(openBench().checkout.state.get());
    expect(checkout.modifiedAt()).toBe(0);
    expect(checkout.shippingAddress()).toEqual({ country_id: 'HU', region_id: '0' });
    await checkout.open();
    expect(checkout.state.get()).toMatchObject({
      progress: { status: 'filling' },
      personal: { firstName: '', createAccount: false },
      shipping: { city: '' },
    });
    // The password was removed with the rest.
    await checkout.changePersonal({ ...personal, createAccount: true });
    expect(checkout.problemsOf('personalDetails')[0]).toMatchObject({ field: 'password' });
  });

  it('[CH-39] of one order is gone after it, on the device too; name and address are not', async () => {
    const { checkout, store } = await atReview();
    await checkout.changeShipping({ comment: 'Csengő: Kis', pickupPoint: 'gyor' });
    await checkout.place(179_982);
    expect(checkout.state.get()).toMatchObject({
      shipping: { city: 'Budapest', shippingMethod: '', pickupPoint: '', comment: '' },
      payment: { paymentMethod: '' },
      accepted: { terms: false, privacy: false },
    });
    checkout.close();
    const next = openBench({ store });
    await next.checkout.open('#orderReview');
    expect(next.checkout.state.get()).toMatchObject({
      progress: { step: 'shipping' },
      personal: { lastName: 'Kis' },
      shipping: { city: 'Budapest', shippingMethod: '', comment: '' },
      payment: { paymentMethod: '' },
    });
  });
});

describe('ordering', () => {
  it('[CH-44] ends as placed with the server’s order and notifies the cart', async () => {
    const { checkout, portCalls, sent, store } = await atReview();
    expect(await checkout.place(179_982)).toEqual(placedOutcome);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.order).toMatchObject({ expected_total: 179_982, order_id: sent[0]?.key });
    expect(portCalls).toEqual(['ordered placed']);
    expect(checkout.state.get()).toMatchObject({
      progress: { status: 'placed' },
      outcome: placedOutcome,
    });
    expect(await store.get('order-key')).toBeUndefined();
  });

  it('[CH-44] ends queued when it is only kept', async () => {
    const { checkout, portCalls, outcomes } = await atReview();
    outcomes.push({ kind: 'queued' });
    expect(await checkout.place(179_982)).toEqual({ kind: 'queued' });
    expect(checkout.state.get().progress).toEqual({ status: 'queued' });
    expect(portCalls).toEqual(['ordered queued']);
  });

  it('[CH-26] twice at once is ordering once', async () => {
    const { checkout, sent } = await atReview();
    const both = await Promise.all([checkout.place(179_982), checkout.place(179_982)]);
    expect(both).toEqual([placedOutcome, placedOutcome]);
    expect(sent).toHaveLength(1);
  });

  it.each<[story: string, change: Partial<typeof someCart>, reason: string]>([
    ['nothing in the cart', { lines: [] }, 'cart-empty'],
    [
      'a sold-out line',
      { lines: [{ ...voucher, type_id: 'simple', stock: 'out-of-stock' }] },
      'products-unavailable',
    ],
    [
      'a line whose stock is still asked for',
      { lines: [{ ...voucher, type_id: 'simple', stock: 'unknown' }] },
      'stock-unknown',
    ],
    ['a method that is gone', { shippingMethods: [] }, 'details-invalid'],
  ])('[CH-42] is refused before anything is sent: %s', async (_story, change, reason) => {
    const { checkout, cart, sent } = await atReview();
    cart.set({ ...someCart, ...change });
    expect(await checkout.place(1)).toMatchObject({ kind: 'refused', reason });
    expect(sent).toEqual([]);
  });

  it('[CH-42] leads to the step that is not complete', async () => {
    const { checkout } = await atReview();
    await checkout.changeShipping({ zipCode: '12' });
    expect(await checkout.place(1)).toMatchObject({
      reason: 'details-invalid',
      problems: [{ field: 'zipCode', code: 'postcode-invalid' }],
    });
    expect(checkout.state.get().progress).toMatchObject({ status: 'filling', step: 'shipping' });
    expect(checkout.state.get().problems).toHaveLength(1);
  });

  it('[CH-42] is refused while a step has not been completed', async () => {
    const { checkout, sent } = openBench();
    await checkout.open();
    await checkout.changePersonal(personal);
    await checkout.changeShipping(shipping);
    await checkout.changePayment(payment);
    checkout.accept({ terms: true, privacy: true });
    expect(await checkout.place(1)).toEqual({ kind: 'refused', reason: 'details-invalid' });
    expect(sent).toEqual([]);
  });

  it('[CH-42] [CH-45] refused without a field at fault shows no problem of a field', async () => {
    const { checkout, cart, outcomes } = await atReview();
    outcomes.push({ kind: 'refused', reason: 'other' });
    await checkout.place(1);
    expect(checkout.state.get().problems).toEqual([]);
    cart.set({ ...someCart, lines: [{ ...someCart.lines[0]!, stock: 'out-of-stock' }] });
    expect(await checkout.place(1)).toMatchObject({ reason: 'products-unavailable' });
    expect(checkout.state.get().problems).toEqual([]);
  });

  it.each([
    ['the store throws', 'checkout.order-not-stored', { send: () => Promise.reject(cause) }],
    ['the cart throws', 'checkout.after-order-failed', { onOrdered: () => Promise.reject(cause) }],
    ['totals throw', 'checkout.totals-failed', { onSelectionChanged: () => Promise.reject(cause) }],
  ])('[CH-44] [CH-61] logs the cause when %s', async (_story, event, ports) => {
    const logged: unknown[] = [];
    const note = (name: string, fields?: unknown) => void logged.push([name, fields]);
    const { checkout } = await atReview({
      ports: { ...ports, log: { info: note, warn: note, error: note } },
    });
    await checkout.place(1);
    expect(logged).toContainEqual([event, { cause }]);
  });

  it('[CH-35] carries the name of the store, none where the shop has one alone', async () => {
    const { checkout, sent } = await atReview();
    await checkout.place(1);
    expect(sent[0]?.order.store_code).toBe('');
  });

  it('[CH-42] needs both boxes', async () => {
    const { checkout, sent } = await atReview();
    checkout.accept({ privacy: false });
    expect(await checkout.place(1)).toMatchObject({ problems: [{ field: 'privacy' }] });
    expect(sent).toEqual([]);
  });

  it('[CH-42] offline is not blocked by unknown stock', async () => {
    const { checkout, cart, network, outcomes, sent } = await atReview();
    network.turn(false);
    cart.set({ ...someCart, lines: [{ ...voucher, type_id: 'simple', stock: 'unknown' }] });
    outcomes.push({ kind: 'queued' });
    expect(await checkout.place(1)).toEqual({ kind: 'queued' });
    expect(sent).toHaveLength(1);
  });

  it('[CH-42] works from an earlier step when everything is complete', async () => {
    const { checkout } = await atReview();
    await checkout.goTo('payment');
    expect(await checkout.place(179_982)).toEqual(placedOutcome);
  });

  const anew = 'chose HU courier/flatrate cashondelivery';

  it.each<[reason: string, step: string, expectedCalls: readonly string[]]>([
    ['address-invalid', 'shipping', []],
    ['shipping-method-invalid', 'shipping', [anew]],
    ['payment-method-invalid', 'payment', [anew]],
    ['products-unavailable', 'orderReview', []],
    ['other', 'orderReview', []],
  ])('[CH-45, CH-46] refused for %s turns back to %s', async (reason, step, expectedCalls) => {
    const { checkout, outcomes, portCalls } = await atReview();
    outcomes.push({ kind: 'refused', reason } as PlaceOutcome);
    expect(await checkout.place(1)).toMatchObject({ kind: 'refused', reason });
    expect(checkout.state.get().progress).toMatchObject({ status: 'filling', step });
    expect(portCalls).toEqual(expectedCalls);
  });

  it('[CH-46] shows the totals as they are now before it is ordered again at another', async () => {
    const { checkout, outcomes, portCalls } = await atReview();
    outcomes.push({ kind: 'total-changed', seenTotal: 1, lines: [] });
    await checkout.place(1);
    expect(portCalls).toEqual([anew]);
    expect(checkout.state.get().progress).toMatchObject({ step: 'orderReview' });
  });

  it('[CH-45] refused for the address of a virtual cart turns back to payment', async () => {
    const { checkout, outcomes } = openBench({ cart: virtualCart });
    await checkout.open();
    await checkout.changePersonal(personal);
    await checkout.complete();
    const { shippingMethod: _method, ...billing } = shipping;
    await checkout.changePayment({ ...billing, paymentMethod: 'banktransfer' });
    await checkout.complete();
    checkout.accept({ terms: true, privacy: true });
    outcomes.push({ kind: 'refused', reason: 'address-invalid' });
    await checkout.place(10_000);
    expect(checkout.state.get().progress).toMatchObject({ step: 'payment' });
  });

  it('[CH-44] goes on when the cart cannot be cleared', async () => {
    const { checkout, portCalls } = await atReview({
      ports: { onOrdered: () => Promise.reject(new Error('storage')) },
    });
    expect(await checkout.place(1)).toEqual(placedOutcome);
    expect(portCalls).toEqual(['checkout.after-order-failed']);
  });
});

describe('the key of an order', () => {
  const keyOf = async (bench: Awaited<ReturnType<typeof atReview>>) =>
    (await bench.store.get('order-key')) as { key: string; sent: boolean } | undefined;

  it('[CH-43] is made when the review opens and kept while one looks around', async () => {
    const bench = await atReview();
    const made = await keyOf(bench);
    expect(made).toMatchObject({ sent: false });
    await bench.checkout.goTo('payment');
    await bench.checkout.goTo('orderReview');
    expect(await keyOf(bench)).toEqual(made);
    await bench.checkout.place(1);
    expect(bench.sent[0]?.key).toBe(made?.key);
  });

  it('[CH-43] is marked as sent before the order leaves', async () => {
    const bench: Awaited<ReturnType<typeof atReview>> = await atReview({
      ports: {
        async send() {
          expect(await keyOf(bench)).toMatchObject({ sent: true });
          return placedOutcome;
        },
      },
    });
    expect(await bench.checkout.place(1)).toEqual(placedOutcome);
  });

  it.each<[story: string, outcome: PlaceOutcome]>([
    ['a refusal', { kind: 'refused', reason: 'products-unavailable' }],
    ['another total', { kind: 'total-changed', seenTotal: 1, lines: [] }],
  ])('[CH-43] is a new one after %s', async (_story, outcome) => {
    const bench = await atReview();
    bench.outcomes.push(outcome);
    await bench.checkout.place(1);
    await bench.checkout.place(2);
    expect(bench.sent.map(({ key }) => key)).toEqual([
      '00000000-0000-4000-8000-000000000001',
      '00000000-0000-4000-8000-000000000002',
    ]);
    expect(bench.sent[1]?.order.expected_total).toBe(2);
  });

  it('[CH-43] stays while the order is in doubt', async () => {
    let turn = 0;
    const bench = await atReview({
      ports: {
        send: async (order, key) => {
          bench.sent.push({ order, key });
          if (++turn === 1) throw new Error('disk full');
          return placedOutcome;
        },
      },
    });
    expect(await bench.checkout.place(1)).toEqual({ kind: 'refused', reason: 'not-saved' });
    await bench.clock.advance(60_000);
    expect(await bench.checkout.place(1)).toEqual(placedOutcome);
    const [first, second] = bench.sent;
    expect(second).toEqual(first);
  });

  it.each<[kind: 'placed' | 'queued', outcome: PlaceOutcome]>([
    ['placed', placedOutcome],
    ['queued', { kind: 'queued' }],
  ])('[CH-49] of a page that died is taken up: %s', async (kind, outcome) => {
    const store = createMemoryStore();
    await store.set('order-key', { key: 'k1', madeAt: 1, sent: true });
    const requests: string[] = [];
    const { checkout, portCalls } = openBench({
      store,
      cart: { ...someCart, lines: [] },
      ports: {
        async findSentOrder(key) {
          requests.push(key);
          return outcome;
        },
      },
    });
    expect(await checkout.open()).toEqual(ok());
    expect(requests).toEqual(['k1']);
    expect(checkout.state.get().progress).toEqual({ status: kind });
    expect(portCalls).toEqual([`ordered ${kind}`]);
    expect(await store.get('order-key')).toBeUndefined();
  });

  it('[CH-49] that was rejected in the meantime is reported, and the next order uses another', async () => {
    const store = createMemoryStore();
    await store.set('order-key', { key: 'k1', madeAt: 1, sent: true });
    const outcome: PlaceOutcome = { kind: 'refused', reason: 'products-unavailable' };
    const bench = await atReview({ store, ports: { findSentOrder: async () => outcome } });
    expect(bench.checkout.state.get().outcome).toEqual(outcome);
    await bench.checkout.place(1);
    expect(bench.sent.map(({ key }) => key === 'k1')).toEqual([false]);
  });

  it('[CH-49] is looked up only when it was sent', async () => {
    const requests: string[] = [];
    const store = createMemoryStore();
    const ports = { findSentOrder: async (key: string) => void requests.push(key) };
    expect(await openBench({ store, ports }).checkout.open()).toEqual(ok());
    await store.set('order-key', { key: 'k1', madeAt: 1, sent: false });
    expect(await openBench({ store, ports }).checkout.open()).toEqual(ok());
    expect(requests).toEqual([]);
    await store.set('order-key', { key: 'k1', madeAt: 1, sent: true });
    expect(await openBench({ store }).checkout.open()).toEqual(ok());
  });

  it('[CH-43] is on the device from the review on, and not after the order', async () => {
    const { checkout, store } = openBench();
    await checkout.open();
    await checkout.changePersonal(personal);
    await checkout.changeShipping(shipping);
    await checkout.changePayment(payment);
    const hasKey: boolean[] = [];
    for (const _ of [1, 2, 3]) {
      hasKey.push((await store.keys()).includes('order-key'));
      await checkout.complete();
    }
    hasKey.push((await store.keys()).includes('order-key'));
    checkout.accept({ terms: true, privacy: true });
    await checkout.place(1);
    hasKey.push((await store.keys()).includes('order-key'));
    expect(hasKey).toEqual([false, false, false, true, false]);
  });

  it('[CH-43] is another after a total that has changed, ready at the review', async () => {
    const { checkout, outcomes, sent, store } = await atReview();
    outcomes.push({ kind: 'total-changed', seenTotal: 1, lines: [] });
    await checkout.place(1);
    const storedKey = (await store.get('order-key')) as { key: string; sent: boolean };
    expect(storedKey).toMatchObject({ sent: false });
    expect(storedKey.key).not.toBe(sent[0]?.key);
  });

  it('[CH-40] is another after a logout', async () => {
    const bench = await atReview();
    const { key } = (await bench.store.get('order-key')) as { key: string };
    await bench.checkout.forget();
    await bench.checkout.open();
    await bench.checkout.changePersonal(personal);
    await bench.checkout.changeShipping(shipping);
    await bench.checkout.changePayment(payment);
    for (const _ of [1, 2, 3]) await bench.checkout.complete();
    bench.checkout.accept({ terms: true, privacy: true });
    await bench.checkout.place(1);
    expect(bench.sent.map((order) => order.key === key)).toEqual([false]);
  });

  it('[CH-49] that never left the device is used again', async () => {
    const store = createMemoryStore();
    await store.set('order-key', { key: 'k1', madeAt: 1, sent: true });
    const bench = await atReview({ store, ports: { findSentOrder: async () => undefined } });
    await bench.checkout.place(1);
    expect(bench.sent[0]).toMatchObject({
      key: 'k1',
      order: { created_at: '1970-01-01T00:00:00.001Z' },
    });
  });
});

describe('an account with the order', () => {
  async function withAccount(
    createAccount: () => Promise<ReturnType<typeof ok> | { ok: false; error: { error?: string } }>,
  ) {
    const signedIn: unknown[] = [];
    const made: unknown[] = [];
    const bench = await atReview({
      ports: {
        async createAccount(wish) {
          made.push(wish);
          return createAccount() as never;
        },
        signIn: async (credentials) => void signedIn.push(credentials),
      },
    });
    await bench.checkout.changePersonal({ createAccount: true });
    bench.checkout.setPassword(password);
    return { ...bench, made, signedIn };
  }

  it('[CH-56] is made before it, and signed in to after it', async () => {
    const { checkout, made, signedIn, store } = await withAccount(async () => ok());
    expect(await checkout.place(1)).toEqual(placedOutcome);
    expect(made).toEqual([
      { email: 'anna@example.hu', firstname: 'Anna', lastname: 'Kis', password: 'titkos123' },
    ]);
    expect(signedIn).toEqual([{ username: 'anna@example.hu', password: 'titkos123' }]);
    expect(await store.get('personal-details')).toMatchObject({ createAccount: false });
    expect(checkout.problemsOf('personalDetails')).toEqual([]);
    await checkout.changePersonal({ createAccount: true });
    expect(checkout.problemsOf('personalDetails')[0]).toMatchObject({ field: 'password' });
  });

  it('[CH-56] is signed in to once', async () => {
    const { checkout, signedIn } = await withAccount(async () => ok());
    await checkout.place(1);
    await checkout.open();
    await checkout.changeShipping(shipping);
    await checkout.changePayment(payment);
    for (const _ of [1, 2, 3]) await checkout.complete();
    checkout.accept({ terms: true, privacy: true });
    expect(await checkout.place(1)).toEqual(placedOutcome);
    expect(signedIn).toHaveLength(1);
  });

  it('[CH-21] forgets what was wrong with its password as soon as another is typed', async () => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.changePersonal({ ...personal, createAccount: true });
    await checkout.complete();
    expect(checkout.state.get().problems.map(({ field }) => field)).toContain('password');
    checkout.setPassword(password);
    expect(checkout.state.get().problems).toEqual([]);
  });

  it.each([
    ['email-taken', { field: 'emailAddress', code: 'email-taken' }],
    ['password-too-common', { field: 'password', code: 'password-too-common' }],
    [undefined, { field: 'emailAddress', code: 'email-invalid' }],
  ])('[CH-56] that is refused (%s) leads back to the field', async (error, problem) => {
    const { checkout, sent } = await withAccount(async () => ({
      ok: false,
      error: error === undefined ? {} : { error },
    }));
    expect(await checkout.place(1)).toMatchObject({ kind: 'refused', reason: 'account' });
    expect(checkout.state.get()).toMatchObject({
      progress: { step: 'personalDetails' },
      problems: [problem],
    });
    expect(sent).toEqual([]);
  });

  it('[CH-56] is made once, however often the order is tried', async () => {
    const { checkout, made, outcomes } = await withAccount(async () => ok());
    outcomes.push({ kind: 'total-changed', seenTotal: 1, lines: [] });
    await checkout.place(1);
    await checkout.place(2);
    expect(made).toHaveLength(1);
  });

  it('[CH-56] waits for another day when there is no network', async () => {
    const { checkout, made, network, outcomes, signedIn } = await withAccount(async () => ok());
    network.turn(false);
    outcomes.push({ kind: 'queued' });
    expect(await checkout.place(1)).toEqual({ kind: 'queued' });
    expect(made).toEqual([]);
    expect(signedIn).toEqual([]);
  });
});

describe('requests of the cart', () => {
  it('[CH-57] is when the checkout was last touched, 0 while it is closed', async () => {
    const { checkout, clock } = openBench();
    expect(checkout.modifiedAt()).toBe(0);
    await checkout.open();
    const openedAt = checkout.modifiedAt();
    expect(openedAt).toBe(clock.now());
    await clock.advance(60_000);
    await checkout.changePersonal({ firstName: 'Anna' });
    expect(checkout.modifiedAt()).toBe(openedAt + 60_000);
    checkout.close();
    expect(checkout.modifiedAt()).toBe(0);
  });

  it('[CH-57] is 0 after an order', async () => {
    const { checkout } = await atReview();
    await checkout.place(1);
    expect(checkout.modifiedAt()).toBe(0);
  });

  it('[CH-61] is the shipping address, as far as it is known', async () => {
    const { checkout } = openBench();
    expect(checkout.shippingAddress()).toEqual({ country_id: 'HU', region_id: '0' });
    await checkout.open();
    await checkout.changeShipping(shipping);
    expect(checkout.shippingAddress()).toEqual({
      country_id: 'HU',
      region_id: '0',
      postcode: '1137',
      city: 'Budapest',
      street: ['Pozsonyi út 12.', '3. em. 2.'],
    });
  });

  it('[CH-61] is without the country before its postcode', async () => {
    const { checkout } = openBench();
    await checkout.open();
    await checkout.changeShipping({ ...shipping, zipCode: 'H-1137' });
    expect(checkout.shippingAddress()?.postcode).toBe('1137');
  });

  it('[CH-61] is both addresses once they are complete', async () => {
    const { checkout, cart } = openBench();
    await checkout.open();
    expect(checkout.addresses()).toBeUndefined();
    await checkout.changeShipping(shipping);
    const address = {
      countryId: 'HU',
      firstname: 'Anna',
      lastname: 'Kis',
      city: 'Budapest',
      postcode: '1137',
      street: ['Pozsonyi út 12.', '3. em. 2.'],
    };
    expect(checkout.addresses()).toEqual({ shippingAddress: address, billingAddress: address });
    await checkout.changePayment({ sameAsShipping: false });
    expect(checkout.addresses()).toBeUndefined();
    const { shippingMethod: _method, ...billing } = shipping;
    await checkout.changePayment({ ...billing, phoneNumber: '', city: 'Szeged' });
    await checkout.changeShipping({ phoneNumber: '' });
    expect(checkout.addresses()).toMatchObject({
      shippingAddress: { city: 'Budapest' },
      billingAddress: { city: 'Szeged' },
    });
    await checkout.changeShipping({ city: '' });
    expect(checkout.addresses()).toBeUndefined();
    cart.set(virtualCart);
    expect(checkout.addresses()).toEqual({ billingAddress: { ...address, city: 'Szeged' } });
    expect(checkout.shippingAddress()).toMatchObject({ city: 'Szeged' });
  });
});
