import {
  availablePayment,
  availableShipping,
  paymentDocument,
  type PricedCart,
  selectedShipping,
  type ShippingAndPaymentMethods,
  shippingDocument,
  standardTaxRate,
} from '@shop/cart-prices';
import { calls, maxPostcodeLength, type AddressInformation } from '@shop/contract';
import { writtenPostcode } from '@shop/forms';
import { Hono, type Context } from 'hono';
import { viewMethods } from '@shop/content-files';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { readCall, readCallQuery } from '../../http/request/read-call.ts';
import { createCartService, type ReadCart } from './cart-service-http.ts';
import type { CartRow } from './cart-store.ts';

/** `/api/cart`: totals, shipping methods and payment methods. */
export function totalsRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql } = deps;
  const methods = viewMethods(deps.config.contentDir, deps.log, deps);
  const cartService = createCartService(deps, methods);
  const app = new Hono<ApiEnv>();

  function paymentsOf({ priced: pricedCart, lines }: ReadCart) {
    const rate = standardTaxRate(lines.lookup);
    return availablePayment(methods.payment, pricedCart).map((rule) =>
      paymentDocument(rule, rate, deps.view.currency),
    );
  }

  async function totals(context: Context<ApiEnv>, cartId: string): Promise<Response> {
    const { result, meta = {} } = cartService.totals(
      await cartService.read(sql, await cartService.find(context, cartId)),
    );
    return respond(context, result, { meta });
  }

  app.get(calls.cartTotals.path, (context) =>
    totals(context, readCallQuery(context, calls.cartTotals).cartId),
  );

  app.post(calls.cartCollectTotals.path, async (context) => {
    const { query } = await readCall(context, calls.cartCollectTotals);
    return totals(context, query.cartId);
  });

  app.get(calls.cartPaymentMethods.path, async (context) => {
    const { cartId } = readCallQuery(context, calls.cartPaymentMethods);
    const read = await cartService.read(sql, await cartService.find(context, cartId));
    return respond(context, paymentsOf(read), { meta: { cartVersion: read.cart.version } });
  });

  app.post(calls.cartShippingMethods.path, async (context) => {
    const { query, body } = await readCall(context, calls.cartShippingMethods, 'address');
    const { country_id: country, postcode } = body.address;
    const storedCart = await cartService.find(context, query.cartId);
    const goal = placeOf(country, postcode);
    const read = await cartService.read(sql, { ...storedCart, ...goal });
    const rate = standardTaxRate(read.lines.lookup);
    const goods = read.priced.totals.subtotal.gross;
    const offered = availableShipping(read.methods.shipping, read.priced.load).map((rule) =>
      shippingDocument(rule, {
        goodsGross: goods,
        isFreeAnyway: read.priced.hasFreeShippingCoupon,
        taxRate: rate,
        currency: deps.view.currency,
      }),
    );
    return respond(context, offered, { meta: { cartVersion: read.cart.version } });
  });

  app.post(calls.cartShippingInformation.path, (context) =>
    cartService.change(context, calls.cartShippingInformation, async ({ tx, cart, body }) => {
      const wish = readWish(body.addressInformation);
      const updatedCart = { ...cart, ...wish };
      const read = await cartService.read(tx, updatedCart);
      refuseUnfitting(read.methods, updatedCart, wish, read.priced);
      await tx`
        UPDATE cart SET country_id = ${updatedCart.country_id}, postcode = ${updatedCart.postcode}, carrier_code = ${updatedCart.carrier_code},
          method_code = ${updatedCart.method_code}, payment_code = ${updatedCart.payment_code}
        WHERE id = ${cart.id}`;
      const { result, ...response } = cartService.totals(read);
      return { result: { payment_methods: paymentsOf(read), totals: result }, ...response };
    }),
  );

  return app;
}

type Wish = Partial<
  Pick<CartRow, 'country_id' | 'postcode' | 'carrier_code' | 'method_code' | 'payment_code'>
>;

function placeOf(country: string, postcode: string | number | null | undefined) {
  const spacedPostcode = writtenPostcode(String(postcode ?? ''), country.toUpperCase());
  return {
    country_id: country.toUpperCase(),
    postcode: spacedPostcode.slice(0, maxPostcodeLength) || null,
  };
}

/** Reads the selection of the request in both spellings. Absent fields stay unchanged. */
function readWish(info: AddressInformation): Wish {
  const address = info.shippingAddress ?? info.shipping_address;
  const country = address?.countryId ?? address?.country_id;
  const carrier = info.shippingCarrierCode ?? info.shipping_carrier_code;
  const method = info.shippingMethodCode ?? info.shipping_method_code;
  const payment = info.paymentMethodCode;
  return {
    ...(/^[A-Za-z]{2}$/.test(country ?? '') ? placeOf(country ?? '', address?.postcode) : {}),
    ...(carrier ? { carrier_code: carrier } : {}),
    ...(method ? { method_code: method } : {}),
    ...(payment ? { payment_code: payment } : {}),
  };
}

/**
 * A newly selected method must be available. A former selection that is no longer available is removed from the totals.
 */
function refuseUnfitting(
  methods: ShippingAndPaymentMethods,
  updatedCart: CartRow,
  wish: Wish,
  pricedCart: PricedCart,
): void {
  const { load } = pricedCart;
  const names = wish.carrier_code !== undefined || wish.method_code !== undefined;
  const fitting = availableShipping(methods.shipping, load);
  if (
    names &&
    !load.isVirtual &&
    selectedShipping(fitting, updatedCart.carrier_code, updatedCart.method_code) === undefined
  ) {
    throw new ApiError(
      400,
      'shipping-method-invalid',
      'The shipping method is not available for this cart.',
    );
  }
  const payment = wish.payment_code;
  const isOffered = availablePayment(methods.payment, pricedCart).some(
    ({ code }) => code === payment,
  );
  if (payment !== undefined && !isOffered) {
    throw new ApiError(
      400,
      'payment-method-invalid',
      'The payment method is not available for this cart.',
    );
  }
}
