import type { TaskAnswer } from './task.ts';

/** The one text of the wire that is a code: older backends name sold-out products in no other way. */
const productsErrorText = 'Error: Error while adding products';

/** What became of an order, for the screen. */
export type OrderOutcome =
  | 'placed'
  /** 400: address in checkout invalid, the order is cancelled. */
  | 'address-invalid'
  /** Some ordered products are not available, the order is cancelled. */
  | 'products-unavailable'
  /** The total has changed since the shopper saw it. */
  | 'total-changed'
  | 'refused';

/**
 * What an answer makes of an order. An answer without a code is a placed order, as the spec allows.
 *
 * Source: SQ-33, SQ-34; spec section 4, order placement; contract section 5.
 */
export function orderOutcome(answer: TaskAnswer): OrderOutcome {
  if (answer.code === undefined || answer.code === 200) return 'placed';
  const error = answer.meta?.['error'];
  if (isProductsError(answer)) return 'products-unavailable';
  if (error === 'total-changed') return 'total-changed';
  return answer.code === 400 ? 'address-invalid' : 'refused';
}

/** `refused` when this answer ends an order that the general rules would send again. */
export function orderVerdict(answer: TaskAnswer): 'refused' | undefined {
  return answer.code === 400 || isProductsError(answer) ? 'refused' : undefined;
}

function isProductsError(answer: TaskAnswer): boolean {
  const error = answer.meta?.['error'];
  if (error === 'products-unavailable' || error === 'out-of-stock') return true;
  return error === undefined && answer.code === 500 && answer.result === productsErrorText;
}
