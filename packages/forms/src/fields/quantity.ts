import { fieldError, fieldWarning, type ValueError } from './field-error.ts';

/**
 * Checks a quantity in pieces. `max` is the shop's limit, `available` the stock of the article; both are
 * optional. Taking the last piece is a warning. Source: FM-10.
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
