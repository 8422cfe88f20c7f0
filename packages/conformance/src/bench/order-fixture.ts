import type { PlacedOrder } from '@shop/contract';
import type { Bench, Line } from './bench.ts';
import { needed } from '../run/claim.ts';

/** An order ready to be placed, with its data. */
export interface OrderFixture {
  readonly cart: string;
  readonly body: OrderBody;
  /** Totals of the cart with the selected delivery and payment. */
  readonly total: number;
}

export interface OrderBody {
  readonly [field: string]: unknown;
  readonly products: readonly Readonly<Record<string, unknown>>[];
  readonly addressInformation: Readonly<Record<string, unknown>>;
}

/** Delivery address of the orders of checks. */
export const orderAddress = {
  firstname: 'Anna',
  lastname: 'Próba',
  country_id: 'HU',
  postcode: '1011',
  city: 'Budapest',
  street: ['Fő utca 1.', '2. em. 3.'],
  telephone: '+3611234567',
  email: 'anna@example.com',
  company: 'NA',
  region: '',
  region_id: 0,
  region_code: '',
};

/** Creates a cart of these lines, by default one chair, with a shipping and a payment method. */
export async function orderOf(
  bench: Bench,
  lines: readonly Line[] = [],
  token?: string,
): Promise<OrderFixture> {
  const orderLines = lines.length > 0 ? lines : [{ sku: (await bench.chair()).sku, qty: 1 }];
  const cart = await bench.newCart(token);
  const as = token === undefined ? { cart } : { cart, token };
  for (const line of orderLines) {
    await bench.ok('cartUpdate', { ...as, body: { cartItem: { ...line, quoteId: cart } } });
  }
  const { value: rows } = await bench.ok('cartPull', as);
  const address = { country_id: 'HU' };
  const { value: ways } = await bench.ok('cartShippingMethods', { ...as, body: { address } });
  const { value: payments } = await bench.ok('cartPaymentMethods', as);
  const payment = needed(
    payments.find(({ code }) => code === 'banktransfer') ?? payments[0],
    'way to pay',
  );
  const [method] = ways;
  const { value: informed } = await bench.ok('cartShippingInformation', {
    ...as,
    body: {
      addressInformation: {
        shippingAddress: { countryId: 'HU' },
        paymentMethodCode: payment.code,
        ...(method === undefined
          ? {}
          : { shippingCarrierCode: method.carrier_code, shippingMethodCode: method.method_code }),
      },
    },
  });
  return {
    cart,
    total: informed.totals?.grand_total ?? 0,
    body: {
      user_id: '',
      cart_id: cart,
      products: rows.map((row) => ({
        sku: row?.sku,
        qty: row?.qty,
        name: row?.name,
        price_incl_tax: row?.price,
        product_option: row?.product_option,
        server_item_id: row?.item_id,
      })),
      addressInformation: {
        ...(method === undefined
          ? {}
          : {
              shippingAddress: orderAddress,
              shipping_carrier_code: method.carrier_code,
              shipping_method_code: method.method_code,
            }),
        billingAddress: { ...orderAddress, company: '', vat_id: '' },
        payment_method_code: payment.code,
        payment_method_additional: {},
        shippingExtraFields: {},
      },
    },
  };
}

/** Returns the body with changed address information. */
export function withInformation(body: OrderBody, change: object): OrderBody {
  return { ...body, addressInformation: { ...body.addressInformation, ...change } };
}

/** Errors: throws `Broken` unless the order is accepted. */
export async function placeOrder(
  bench: Bench,
  body: OrderBody,
  token?: string,
): Promise<PlacedOrder> {
  return (await bench.ok('createOrder', token === undefined ? { body } : { body, token })).value;
}

/** Returns the number of pieces that a cart can still add. */
export async function leftOf(bench: Bench, sku: string): Promise<number> {
  const cart = await bench.newCart();
  const { meta } = await bench.refused('cartUpdate', {
    cart,
    body: { cartItem: { sku, qty: 99_999 } },
  });
  return Number(meta['available']);
}
