import {
  type CartChoices,
  type CountedLine,
  methodsAt,
  priceCart,
  type PricedCart,
  type ShippingAndPaymentMethods,
  totalsDocument,
  viewCoupon,
} from '@shop/cart-prices';
import type { Call } from '@shop/contract';
import type { Context } from 'hono';
import type { ISql, TransactionSql } from 'postgres';
import { type Caller, findSignedIn } from '../session/index.ts';
import { findCoupon } from '../coupon/index.ts';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError, valueOrThrow } from '../../http/request/api-error.ts';
import { readCall } from '../../http/request/read-call.ts';
import {
  respondInOneStatement,
  respondOnce,
  idempotencyKey,
  responseLifeMs,
  type StoredResponse,
  type IdempotencyClaim,
  markReplay,
} from '../idempotency/index.ts';
import { currentDeadline } from '../../platform/request-deadline.ts';
import { cartError } from './cart-refusal-http.ts';
import { examineLines, type CartLines } from './cart-lines.ts';
import { cartRowDocuments, unavailableLines } from './cart-row-document.ts';
import { findOpenCart, readItems, type CartRow, type NamedCart } from './cart-store.ts';
import { atQuantity } from '@shop/cart-lines';

/** A cart, fully looked up and priced. */
export interface ReadCart {
  readonly cart: CartRow;
  readonly lines: CartLines;
  readonly counted: readonly CountedLine[];
  readonly priced: PricedCart;
  /** Methods with the terms of the cart's delivery zone. */
  readonly methods: ShippingAndPaymentMethods;
}

/** State that a cart change works with. The cart is locked. */
interface CartChange<Query, Body> {
  readonly tx: TransactionSql;
  readonly cart: NamedCart;
  readonly caller: Caller | undefined;
  readonly query: Query;
  readonly body: Body;
}

interface ChangeOptions<Query, Body> {
  /** The required field of the body. */
  readonly element?: string;
  /** Builds the response from the stored result, which contains no token. */
  readonly shown?: (result: unknown, query: Query) => unknown;
  /** The same in one statement, tried first; `undefined`: nothing was done. */
  readonly atOnce?: (
    change: Pick<CartChange<Query, Body>, 'caller' | 'query' | 'body'> & {
      readonly claim: IdempotencyClaim;
    },
  ) => Promise<StoredResponse | undefined>;
}

/** Shared work of all cart calls: owner, version, idempotency, totals. */
export interface CartService {
  /** Finds the open cart of the request. Errors: as `findOpenCart`, 401 for an expired token. */
  find(context: Context<ApiEnv>, cartToken: string): Promise<NamedCart>;
  /** Looks up and prices all lines of a cart. */
  read(sql: ISql, cart: CartRow, choices?: Partial<CartChoices>): Promise<ReadCart>;
  totals(read: ReadCart): StoredResponse;
  /**
   * Runs a change on the locked cart, once per `Idempotency-Key`, and sends the response.
   * Errors: 409 `cart-version` with the current rows if `X-Cart-Version` is another version.
   */
  change<Query extends { readonly cartId: string }, Body>(
    context: Context<ApiEnv>,
    call: Call<Query, Body, unknown>,
    work: (change: CartChange<Query, Body>) => Promise<StoredResponse>,
    options?: ChangeOptions<Query, Body>,
  ): Promise<Response>;
}

export function createCartService(
  deps: ApiContext,
  methods: ShippingAndPaymentMethods,
): CartService {
  const { sql, clock, catalog, shop, view, translate } = deps;

  async function read(
    reader: ISql,
    cart: CartRow,
    choices: Partial<CartChoices> = {},
  ): Promise<ReadCart> {
    const items = await readItems(reader, cart.id);
    const lines = await examineLines(reader, catalog, cart, items);
    const coupon = viewCoupon(await findCoupon(reader, cart.coupon_code), view);
    const countedLines = lines.sound.map(({ item, line }) => ({
      id: item.id,
      qty: item.qty,
      line: atQuantity(line, item.qty),
    }));
    const { country } = lines.lookup.context;
    const methodsThere = methodsAt(methods, { country, postcode: cart.postcode });
    const pricedCart = priceCart({
      lines: countedLines,
      lookup: lines.lookup,
      choices: {
        carrierCode: cart.carrier_code,
        methodCode: cart.method_code,
        paymentCode: cart.payment_code,
        couponCode: cart.coupon_code,
        ...choices,
      },
      coupon,
      methods: methodsThere,
      rounding: shop.tax.rounding,
    });
    return { cart, lines, counted: countedLines, priced: pricedCart, methods: methodsThere };
  }

  return {
    async find(context, cartToken) {
      const caller = await findSignedIn(context, deps);
      return valueOrThrow(await findOpenCart(sql, cartToken, caller, clock.now()), cartError);
    },
    read,
    totals: ({ cart, lines, counted: countedLines, priced: pricedCart }) => {
      const unavailable = unavailableLines(lines);
      return {
        result: totalsDocument(pricedCart, countedLines, { currency: view.currency, translate }),
        meta: {
          cartVersion: cart.version,
          ...(unavailable.length === 0 ? {} : { unavailable }),
          coupon: pricedCart.idleCoupon,
        },
      };
    },
    async change(
      context,
      call,
      work,
      { element, atOnce, shown: toResult = (result: unknown) => result } = {},
    ) {
      const { query, body } = await readCall(context, call, element);
      const caller = await findSignedIn(context, deps);
      // The customer counts, not the token: a repeated change may have a new token.
      const { token: _token, ...hashedQuery } = query as typeof query & { readonly token?: string };
      const claim = {
        key: idempotencyKey(context),
        request: [call.path, hashedQuery, caller?.customerId ?? null, body],
        nowMs: clock.now(),
        keepMs: responseLifeMs,
      };
      const { result, ...response } = await markReplay(context, async () => {
        const isPlain = context.req.header('x-cart-version') === undefined;
        const atOnceMade =
          isPlain && atOnce !== undefined && currentDeadline()?.endsAtMs === Infinity
            ? await respondInOneStatement(claim, () => atOnce({ claim, caller, query, body }))
            : undefined;
        return (
          atOnceMade ??
          respondOnce(sql, claim, async (tx) => {
            const cart = valueOrThrow(
              await findOpenCart(tx, query.cartId, caller, clock.now(), true),
              cartError,
            );
            await refuseOtherVersion(context, tx, cart, catalog);
            return work({ tx, cart, caller, query, body });
          })
        );
      });
      return respond(context, toResult(result, query), response);
    },
  };
}

/** Errors: 409 `cart-version` with the current rows. */
async function refuseOtherVersion(
  context: Context,
  tx: ISql,
  cart: NamedCart,
  catalog: ApiContext['catalog'],
): Promise<void> {
  const seenVersion = context.req.header('x-cart-version');
  if (seenVersion === undefined || seenVersion === String(cart.version)) return;
  const items = await readItems(tx, cart.id);
  const lines = await examineLines(tx, catalog, cart, items);
  throw new ApiError(409, 'cart-version', cartRowDocuments(cart, lines), {
    meta: { cartVersion: cart.version },
  });
}
