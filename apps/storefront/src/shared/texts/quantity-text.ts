import { useLingui } from '@lingui/react/macro';
import { quantityProblem, type ValueError } from '@shop/forms';
import type { QuantityRules } from '@shop/catalog';
import { useShop } from '../../shop/use-shop.ts';

/** Returns the text for a quantity problem by its code; undefined for other problems. */
export function useQuantityText(): (problem: ValueError) => string | undefined {
  const { t } = useLingui();
  return ({ code, max = 0 }) => {
    switch (code) {
      case 'not-positive':
        return t`Quantity must be above 0`;
      case 'not-whole':
        return t`Quantity must be a positive integer`;
      case 'above-max':
        return t`Quantity must be ${max} at most`;
      case 'only-available':
        return t`Only ${max} products of this type are available`;
      case 'last-available':
        return max === 1 ? t`This is the last piece.` : t`These are the last ${max} pieces.`;
      default:
        return undefined;
    }
  };
}

/**
 * Returns limits and step of a quantity with `available` pieces in stock and at most `maxSold` per line (default: the
 * limit of the shop); the error or hint below the field; and a function that gives the problem of another quantity.
 * Source: FM-10, PO-43, SC-38.
 */
export function useQuantityNote(): (
  qty: number,
  available: number | undefined,
  sold: QuantityRules,
  maxSold?: number | undefined,
) => {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly error?: string;
  readonly hint?: string;
  problemOf(quantity: number): string | undefined;
} {
  const { t } = useLingui();
  const textOf = useQuantityText();
  const { maxQuantity } = useShop().config.cart;

  function soldText({ min, increment: step }: QuantityRules): string | undefined {
    if (step > 1) return t`Sold from ${min} pieces, in multiples of ${step}.`;
    return min > 1 ? t`Sold from ${min} pieces.` : undefined;
  }

  return (qty, available, sold, maxSold = maxQuantity) => {
    const find = (quantity: number) => quantityProblem(quantity, { available, max: maxSold });
    const tell = (problem: ValueError | undefined) =>
      (problem && textOf(problem)) ?? soldText(sold);
    const currentProblem = find(qty);
    const text = tell(currentProblem);
    const bounds = {
      min: sold.min,
      max: Math.min(available ?? maxSold, maxSold),
      step: sold.increment,
      problemOf: (quantity: number) => tell(find(quantity)),
    };
    if (text === undefined) return bounds;
    return currentProblem?.severity === 'error'
      ? { ...bounds, error: text }
      : { ...bounds, hint: text };
  };
}
