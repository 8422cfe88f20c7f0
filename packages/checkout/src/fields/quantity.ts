import { fieldError, fieldWarning, type ValueError } from './field-error.ts';

/**
 * How many pieces. `max` is the shop's limit, `available` what is left of the article; either may be open.
 * Taking the last of them is mentioned, and nothing is wrong with it. Source: CH-10.
 */
export function quantityProblem(
  qty: number,
  limits: { readonly max?: number | undefined; readonly available?: number | undefined } = {},
): ValueError | undefined {
  const { max = Infinity, available = Infinity } = limits;
  if (!(qty > 0)) return fieldError('not-positive');
  if (!Number.isInteger(qty)) return fieldError('not-whole');
  if (qty > available) return fieldError('only-available', { max: available });
  if (qty > max) return fieldError('above-max', { max });
  return qty === available ? fieldWarning('last-available', { max: available }) : undefined;
}
