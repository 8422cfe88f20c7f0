import { err, ok, type Result } from '@shop/kernel';
import { isDisabled } from '../stock/sale-state.ts';
import { isPartOnly } from './product-state.ts';
import type { Product } from '@shop/contract';

/** Reason why a product has no page of its own. The screen chooses the text. */
export type VisibilityRefusal =
  /** Its status is 2 or more: taken off sale. */
  | { readonly kind: 'unavailable'; readonly status: number }
  /** Its visibility is 1: sold only as a part of another product. */
  | { readonly kind: 'not-visible'; readonly visibility: number };

/** Checks if a product can have a page of its own. The status is checked before the visibility. Source: PO-36. */
export function checkVisibility(
  product: Pick<Product, 'status' | 'visibility'>,
): Result<void, VisibilityRefusal> {
  const { status, visibility } = product;
  if (status !== undefined && isDisabled(status)) return err({ kind: 'unavailable', status });
  if (visibility !== undefined && isPartOnly(visibility))
    return err({ kind: 'not-visible', visibility });
  return ok();
}

/** The same check as conditions of a product search. Source: PO-36. */
export const shownConditions = { status: { lt: 2 }, visibility: { neq: 1 } } as const;
