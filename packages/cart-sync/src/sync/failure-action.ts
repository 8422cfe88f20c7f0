import { isRetryableError, isRetryableStatus } from '@shop/contract';
import type { ServerCartFailure } from '../server/server-cart.ts';

/**
 * The next action after a failed cart call.
 *
 * - `retry`: the request is valid; repeat it later.
 * - `skip`: leave this line open and continue with the others.
 * - `replan`: the server cart has changed; plan again.
 * - `new-key`: the idempotency key belongs to another request; plan again with a new key.
 * - `cart-gone`: the server does not know the cart or the shopper.
 * - `converted`: the cart has become an order.
 * - `rejected`: the server refused this change for good.
 */
export type FailureAction =
  | 'retry'
  | 'skip'
  | 'replan'
  | 'new-key'
  | 'cart-gone'
  | 'converted'
  | 'rejected';

/** Classifies a failed cart call by its codes, never by its text. Source: CS-29, CS-32. */
export function failureAction(failure: ServerCartFailure): FailureAction {
  switch (failure.kind) {
    case 'network':
    case 'bad-content-type':
      return 'retry';
    case 'wrong-format':
      return 'skip';
    case 'version':
      return 'replan';
    case 'ordered':
      return 'converted';
    case 'unauthorized':
    case 'no-cart':
      return 'cart-gone';
    case 'refused':
      return rejectionAction(failure.code, failure.error);
  }
}

/** Classifies a failed `pull`. Any refusal of a pull refuses the whole cart. Source: CS-25. */
export function pullFailureAction(failure: ServerCartFailure): 'retry' | 'cart-gone' | 'converted' {
  const action = failureAction(failure);
  if (action === 'converted') return action;
  return action === 'cart-gone' || action === 'rejected' ? 'cart-gone' : 'retry';
}

function rejectionAction(code: number, error: string | undefined): FailureAction {
  if (isRetryableStatus(code) || isRetryableError(error)) return 'retry';
  if (error === 'cart-invalid') return 'cart-gone';
  if (error === 'cart-item-missing') return 'replan';
  return error === 'idempotency-mismatch' ? 'new-key' : 'rejected';
}
