import { cartAnswers, readAnswer } from '@shop/contract';
import { unsafeBrand, err, ok, type CartToken, type Result } from '@shop/kernel';
import { createCartRequests, type CartResponse } from './cart-requests.ts';
import { idleCouponOf } from '../totals/idle-coupon.ts';
import { readFailure, withoutGaps } from './read-failure.ts';
import type { ServerCart, ServerCartFailure, ServerCartOptions, Versioned } from './server-cart.ts';

/**
 * The cart calls of contract section 3 over HTTP: schemas, JSON only, reads and sends the cart's version.
 * Errors: never throws because of a network or server fault. Source: CS-59 to CS-62 and CS-64.
 */
export function createServerCart(options: ServerCartOptions): ServerCart {
  const { send, sendForCart } = createCartRequests(options, (path, skipped) =>
    server.onSkip?.(path, skipped),
  );

  const server: ServerCart = {
    async create(asGuest) {
      const response = await send(cartAnswers.cartCreate, { asGuest });
      return mapResponse(response, ({ value }) => unsafeBrand<CartToken>(value));
    },
    async pull(cart) {
      const response = await sendForCart(cartAnswers.cartPull, cart);
      return mapResponse(response, ({ value, version, skipped: unread }) => ({
        value: withoutGaps(value),
        version,
        unread,
      }));
    },
    async update(cart, cartItem, guard) {
      const parts = { body: { cartItem }, guard };
      const response = await sendForCart(cartAnswers.cartUpdate, cart, parts);
      return mapResponse(response, ({ value, version }) => ({ value, version }));
    },
    async delete(cart, cartItem, guard) {
      const parts = { body: { cartItem }, guard };
      return mapResponse(await sendForCart(cartAnswers.cartDelete, cart, parts), toVersioned);
    },
    async totals(cart) {
      const response = await sendForCart(cartAnswers.cartTotals, cart);
      return mapResponse(response, ({ value: totals, meta }) => ({
        totals,
        idleCoupon: idleCouponOf(meta),
      }));
    },
    async paymentMethods(cart) {
      return mapResponse(await sendForCart(cartAnswers.cartPaymentMethods, cart), valueOf);
    },
    async shippingMethods(cart, address) {
      const parts = { body: { address } };
      return mapResponse(await sendForCart(cartAnswers.cartShippingMethods, cart, parts), valueOf);
    },
    async shippingInformation(cart, addressInformation) {
      const body = { addressInformation };
      const response = await sendForCart(cartAnswers.cartShippingInformation, cart, { body });
      if (!response.ok) return response;
      const { value, meta, raw } = response.value;
      const { payment_methods: paymentMethods, totals } = value;
      const idleCoupon = idleCouponOf(meta);
      if (totals !== undefined) return ok({ totals, paymentMethods, idleCoupon });
      const bare = readAnswer(cartAnswers.cartTotals, raw);
      return bare.ok
        ? ok({ totals: bare.value.value, paymentMethods, idleCoupon })
        : err(readFailure(bare.error, raw));
    },
    async applyCoupon(cart, coupon, guard) {
      const parts = { query: { coupon }, guard };
      return mapResponse(await sendForCart(cartAnswers.cartApplyCoupon, cart, parts), toVersioned);
    },
    async deleteCoupon(cart, guard) {
      const response = await sendForCart(cartAnswers.cartDeleteCoupon, cart, { guard });
      return mapResponse(response, toVersioned);
    },
    async handOff(cart, binding) {
      const parts = { body: { binding } };
      return mapResponse(await sendForCart(cartAnswers.cartHandoff, cart, parts), valueOf);
    },
    async adopt(code, binding) {
      return mapResponse(await send(cartAnswers.cartAdopt, { body: { code, binding } }), valueOf);
    },
  };
  return server;
}

function mapResponse<T, U>(
  response: Result<CartResponse<T>, ServerCartFailure>,
  read: (response: CartResponse<T>) => U,
): Result<U, ServerCartFailure> {
  return response.ok ? ok(read(response.value)) : response;
}

function toVersioned({ version }: CartResponse<unknown>): Versioned<void> {
  return { value: undefined, version };
}

function valueOf<T>({ value }: CartResponse<T>): T {
  return value;
}
