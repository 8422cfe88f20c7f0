import { isPermanentFailure, isProductsRefusal, placedOrder } from '@shop/contract';
import * as v from 'valibot';
import type { ChangedLine, OrderRefusal, PlaceOutcome, SoldOutLine } from './place-outcome.ts';

/** A response of `order/create`, from the page or the outbox. `code` may be absent on success. */
export interface OrderResponse {
  readonly code?: number | undefined;
  readonly result?: unknown;
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

const changedTotal = v.object({
  grand_total: v.optional(v.number()),
  lines: v.optional(
    v.array(
      v.object({
        sku: v.string(),
        name: v.optional(v.string()),
        expected_price: v.optional(v.number()),
        price: v.number(),
      }),
    ),
    [],
  ),
  coupon: v.optional(v.object({ code: v.string(), error: v.string() })),
});

const soldOut = v.object({
  products: v.array(
    v.object({
      sku: v.string(),
      name: v.optional(v.string()),
      available: v.optional(v.number()),
    }),
  ),
});

const reasons: Readonly<Record<string, OrderRefusal>> = {
  'address-invalid': 'address-invalid',
  'invalid-request': 'address-invalid',
  'shipping-method-invalid': 'shipping-method-invalid',
  'payment-method-invalid': 'payment-method-invalid',
  'cart-empty': 'cart-empty',
  'quantity-invalid': 'quantity-invalid',
  'order-too-large': 'order-too-large',
  'idempotency-mismatch': 'key-used',
};

/**
 * Converts a response to the outcome of an order: `placed` only with the server's order id. Returns `undefined` for a
 * response that is not final (overload, server failure, success without an id): the same order is sent again. Source:
 * CH-44, CH-45.
 */
export function readOrderResponse(
  answer: OrderResponse,
  seenTotal: number,
): PlaceOutcome | undefined {
  const { code, result } = answer;
  if (code === undefined || code === 200) {
    const parsed = v.safeParse(placedOrder, result);
    return parsed.success ? { kind: 'placed', order: parsed.output } : undefined;
  }
  const error = answer.meta?.['error'];
  if (error === 'total-changed') return totalChanged(answer, seenTotal);
  const reason = typeof error === 'string' ? reasons[error] : undefined;
  if (isProductsRefusal(answer)) return unavailable(answer);
  if (reason === 'shipping-method-invalid' && isAboutPoint(answer)) {
    return refused('pickup-point-invalid', result);
  }
  if (reason !== undefined) return refused(reason, result);
  if (code === 400) return refused(error === undefined ? 'address-invalid' : 'other', result);
  return isPermanentFailure(code) ? refused('other', result) : undefined;
}

/** Returns true if a delivery was refused because of its pickup point. */
function isAboutPoint({ meta }: OrderResponse): boolean {
  return JSON.stringify([meta?.['fields']]).includes('.pickup_point"');
}

function totalChanged({ meta }: OrderResponse, seenTotal: number): PlaceOutcome {
  const parsed = v.safeParse(changedTotal, meta);
  const { grand_total: grandTotal, lines = [], coupon } = parsed.success ? parsed.output : {};
  return {
    kind: 'total-changed',
    seenTotal,
    grandTotal,
    lines: lines.map(({ sku, name, expected_price: seenPrice, price }): ChangedLine => ({
      sku,
      name,
      seenPrice,
      price,
    })),
    coupon,
  };
}

function unavailable({ meta, result }: OrderResponse): PlaceOutcome {
  const parsed = v.safeParse(soldOut, meta);
  const lines: readonly SoldOutLine[] = parsed.success ? parsed.output.products : [];
  const refusal = refused('products-unavailable', result);
  return lines.length === 0 ? refusal : { ...refusal, soldOut: lines };
}

function refused(
  reason: OrderRefusal,
  result: unknown,
): Extract<PlaceOutcome, { kind: 'refused' }> {
  return { kind: 'refused', reason, text: typeof result === 'string' ? result : undefined };
}
