import type { NewOrderInput } from '@shop/contract';
import { createObservable } from '@shop/kernel';
import {
  createFakeClock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
} from '@shop/testing';
import type { CheckoutCart, CheckoutLine } from '../flow/checkout-cart.ts';
import {
  defaultCheckoutConfig,
  type CheckoutConfig,
  type CheckoutPorts,
} from '../flow/checkout-ports.ts';
import { createCheckout } from '../flow/create-checkout.ts';
import type { PaymentDetails, ShippingDetails } from '../flow/details.ts';
import type { PersonalDetails } from '@shop/forms';
import type { PlaceOutcome } from '../order/place-outcome.ts';

const chair: CheckoutLine = {
  sku: 'FELHO-BEZS',
  parentSku: 'FELHO',
  type_id: 'configurable',
  qty: 2,
  name: 'Felhő fotel',
  price: 70_858,
  price_incl_tax: 89_990,
  product_option: {
    extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '56' }] },
  },
  server_item_id: 5853,
  stock: 'in-stock',
};
export const voucher: CheckoutLine = {
  sku: 'UTALVANY',
  type_id: 'virtual',
  qty: 1,
  price_incl_tax: 10_000,
  stock: 'in-stock',
};

export const someCart: CheckoutCart = {
  lines: [chair],
  isVirtual: false,
  cartToken: 'cart-1',
  grandTotal: 179_982,
  shippingMethods: [
    {
      carrier_code: 'courier',
      method_code: 'flatrate',
      amount: 0,
      price_incl_tax: 0,
      default: true,
    },
    {
      carrier_code: 'freight',
      method_code: 'kerbside',
      amount: 1,
      price_incl_tax: 1,
      available: false,
    },
  ],
  paymentMethods: [{ code: 'banktransfer' }, { code: 'cashondelivery', default: true }],
};

export const personal: PersonalDetails = {
  firstName: 'Anna',
  lastName: 'Kis',
  emailAddress: ' anna@example.hu ',
  createAccount: false,
};
export const shipping: Partial<ShippingDetails> = {
  firstName: 'Anna',
  lastName: 'Kis',
  country: 'HU',
  zipCode: '1137',
  city: 'Budapest',
  streetAddress: 'Pozsonyi út 12.',
  apartmentNumber: '3. em. 2.',
  phoneNumber: '06 30 123 4567',
  shippingMethod: 'courier/flatrate',
};
export const payment: Partial<PaymentDetails> = { paymentMethod: 'cashondelivery' };

export const placedOutcome: PlaceOutcome = {
  kind: 'placed',
  order: {
    backendOrderId: '17',
    orderNumber: 'ZG-2026-000017',
    transferedAt: '2026-03-05T12:00:00Z',
  },
};

/** Opens a checkout; records the calls of its ports and returns the given outcomes. */
export function openBench(
  over: {
    readonly config?: Partial<CheckoutConfig>;
    readonly ports?: Partial<CheckoutPorts>;
    readonly store?: ReturnType<typeof createMemoryStore>;
    readonly cart?: CheckoutCart;
  } = {},
) {
  const store = over.store ?? createMemoryStore();
  const cart = createObservable<CheckoutCart>(over.cart ?? someCart);
  const clock = createFakeClock();
  const network = createSwitch();
  const portCalls: string[] = [];
  const sent: { readonly order: NewOrderInput; readonly key: string }[] = [];
  const outcomes: PlaceOutcome[] = [];
  const ids = createSequentialIds();
  const checkout = createCheckout(
    { ...defaultCheckoutConfig, ...over.config },
    {
      store,
      cart,
      clock,
      ids,
      connectivity: network,
      log: {
        info: (event) => void portCalls.push(event),
        warn: (event) => void portCalls.push(event),
        error: (event) => void portCalls.push(event),
      },
      userId: () => '',
      onSelectionChanged: async ({ address, shippingMethod, paymentMethod }) =>
        void portCalls.push(`chose ${address.country_id} ${shippingMethod} ${paymentMethod}`),
      async send(order, key) {
        sent.push({ order, key });
        return outcomes.shift() ?? placedOutcome;
      },
      onOrdered: async ({ kind }) => void portCalls.push(`ordered ${kind}`),
      ...over.ports,
    },
  );
  checkout.start();
  return { checkout, store, cart, clock, network, portCalls, sent, outcomes };
}

/** Fills every form and goes to the review with both boxes ticked. */
export async function atReview(over: Parameters<typeof openBench>[0] = {}) {
  const bench = openBench(over);
  const { checkout } = bench;
  await checkout.open();
  await checkout.changePersonal(personal);
  await checkout.complete();
  await checkout.changeShipping(shipping);
  if (!bench.cart.get().isVirtual) await checkout.complete();
  await checkout.changePayment(payment);
  await checkout.complete();
  checkout.accept({ terms: true, privacy: true });
  bench.portCalls.length = 0;
  return bench;
}
