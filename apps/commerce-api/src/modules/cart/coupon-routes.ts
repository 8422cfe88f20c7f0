import type { CouponRefusal } from '@shop/cart-prices';
import { calls } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { couponCode } from '@shop/kernel';
import { moneyFromWire } from '@shop/money';
import type { StoreView } from '@shop/shop-config';
import { Hono } from 'hono';
import { createCartService } from './cart-service-http.ts';
import { bumpCart } from './cart-store.ts';
import { viewMethods } from '@shop/content-files';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { limitKey } from '../../http/limits/limit-key.ts';
import { readCallQuery } from '../../http/request/read-call.ts';

/** Limit of coupon attempts per cart. */
const triesPerCart = { limit: 10, windowMs: 60_000 };
/** Limit per client: carts cost nothing. */
const triesPerClient = { limit: 30, windowMs: 10 * 60_000 };

/** `/api/cart`: the coupon. */
export function couponRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const cartService = createCartService(deps, viewMethods(deps.config.contentDir, deps.log, deps));
  const limiter = deps.limits.limiter('coupons');
  const app = new Hono<ApiEnv>();

  app.post(calls.cartApplyCoupon.path, (context) =>
    cartService.change(context, calls.cartApplyCoupon, async ({ tx, cart, caller, query }) => {
      limiter.take(`by ${limitKey(context, caller?.customerId)}`, triesPerClient);
      limiter.take(`cart ${cart.id}`, triesPerCart);
      const code = couponCode(query.coupon);
      if (code === '') throw new ApiError(400, 'coupon-missing', 'No coupon code provided');
      const { priced: pricedCart } = await cartService.read(tx, { ...cart, coupon_code: code });
      if (pricedCart.idleCoupon !== undefined) throw couponError(pricedCart.idleCoupon, deps.view);
      if (cart.coupon_code === code) return { result: true, meta: { cartVersion: cart.version } };
      await tx`UPDATE cart SET coupon_code = ${code} WHERE id = ${cart.id}`;
      const { version } = await bumpCart(tx, cart, clock.now());
      return { result: true, meta: { cartVersion: version } };
    }),
  );

  app.post(calls.cartDeleteCoupon.path, (context) =>
    cartService.change(context, calls.cartDeleteCoupon, async ({ tx, cart }) => {
      if (cart.coupon_code === null) return { result: true, meta: { cartVersion: cart.version } };
      await tx`UPDATE cart SET coupon_code = NULL WHERE id = ${cart.id}`;
      const { version } = await bumpCart(tx, cart, clock.now());
      return { result: true, meta: { cartVersion: version } };
    }),
  );

  app.get(calls.cartCoupon.path, async (context) => {
    const { cartId } = readCallQuery(context, calls.cartCoupon);
    const { cart, priced: pricedCart } = await cartService.read(
      sql,
      await cartService.find(context, cartId),
    );
    return respond(context, pricedCart.couponCode ?? null, {
      meta: {
        cartVersion: cart.version,
        coupon: pricedCart.idleCoupon,
      },
    });
  });

  return app;
}

function couponError(refusal: CouponRefusal, view: Pick<StoreView, 'currency'>): ApiError {
  const { error, ...meta } = refusal;
  return new ApiError(400, error, refusalText(refusal, view), { meta });
}

function refusalText(refusal: CouponRefusal, { currency }: Pick<StoreView, 'currency'>): string {
  switch (refusal.error) {
    case 'coupon-unknown':
      return "The coupon code isn't valid. Verify the code and try again.";
    case 'coupon-not-yet':
      return 'The coupon code is not valid yet.';
    case 'coupon-expired':
      return 'The coupon code has expired.';
    case 'coupon-used-up':
      return 'The coupon code has been used up.';
    case 'coupon-minimum':
      return `The coupon code is valid from ${formatMoney(moneyFromWire(refusal.minimum, currency), 'en')}.`;
  }
}
