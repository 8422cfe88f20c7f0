import { useLingui } from '@lingui/react/macro';
import { quantityProblem, type ValueProblem } from '@shop/checkout';
import { useShop } from '../../wiring/use-shop.ts';

/** What is said of a quantity, by its code; `undefined` for what is said of other things. */
export function useQuantityText(): (problem: ValueProblem) => string | undefined {
  const { t } = useLingui();
  return ({ code, max = 0 }) => {
    switch (code) {
      case 'not-positive':
        return t`Must be greater than 0`;
      case 'not-whole':
        return t`Quantity must be a positive integer`;
      case 'above-max':
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
 * The most that can be chosen where `available` are left, and what stands under a quantity: an error for what cannot
 * be had, a hint where nothing is wrong. Source: CH-10, SC-38.
 */
export function useQuantityNote(): (
  qty: number,
  available: number | undefined,
) => { readonly max: number; readonly error?: string; readonly hint?: string } {
  const textOf = useQuantityText();
  const { maxQuantity } = useShop().config.cart;
  return (qty, available) => {
    const found = quantityProblem(qty, { available, max: maxQuantity });
    const text = found && textOf(found);
    const max = Math.min(available ?? maxQuantity, maxQuantity);
    if (text === undefined) return { max };
    return found?.severity === 'error' ? { max, error: text } : { max, hint: text };
  };
}
