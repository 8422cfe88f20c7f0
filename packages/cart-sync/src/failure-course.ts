import { isPassingCode, isPassingError } from '@shop/contract';
import type { ServerCartFailure } from './server-cart.ts';

/**
 * What a failed cart call means for the meeting under way.
 *
 * `later`: nothing is wrong with the request, the same again in a while. `skip`: this line alone stays open.
 * `replan`: the cart is another by now. `rekey`: the key was used for something else. `lost`: the server does
 * not know the cart, or us. `ordered`: the cart has become an order. `refused`: a final no to this change.
 */
export type FailureCourse = 'later' | 'skip' | 'replan' | 'rekey' | 'lost' | 'ordered' | 'refused';

/** Decided by codes, never by words. Source: CS-25, CS-28. */
export function courseOf(failure: ServerCartFailure): FailureCourse {
  switch (failure.kind) {
    case 'network':
    case 'bad-content-type':
      return 'later';
    case 'wrong-format':
      return 'skip';
    case 'version':
      return 'replan';
    case 'ordered':
      return 'ordered';
    case 'unauthorized':
    case 'no-cart':
      return 'lost';
    case 'refused':
      return courseOfRefusal(failure.code, failure.error);
  }
}

/** The same for `pull`: whatever else the server refuses there, it refuses the cart. Source: CS-22. */
export function courseOfPull(failure: ServerCartFailure): 'later' | 'lost' | 'ordered' {
  const course = courseOf(failure);
  if (course === 'ordered') return course;
  return course === 'lost' || course === 'refused' ? 'lost' : 'later';
}

function courseOfRefusal(code: number, error: string | undefined): FailureCourse {
  if (isPassingCode(code) || isPassingError(error)) return 'later';
  if (error === 'cart-invalid') return 'lost';
  if (error === 'cart-item-missing') return 'replan';
  return error === 'idempotency-mismatch' ? 'rekey' : 'refused';
}
