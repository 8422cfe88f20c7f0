import { problem, warning, type ValueProblem } from './problem.ts';

/**
 * How many pieces. `max` is the shop's limit, `available` what is left of the article; either may be open.
 * Taking the last of them is mentioned, and nothing is wrong with it. Source: CH-10.
 */
export function quantityProblem(
  qty: number,
  limits: { readonly max?: number | undefined; readonly available?: number | undefined } = {},
): ValueProblem | undefined {
  const { max = Infinity, available = Infinity } = limits;
  if (!(qty > 0)) return problem('not-positive');
  if (!Number.isInteger(qty)) return problem('not-whole');
  if (qty > available) return problem('only-available', { max: available });
  if (qty > max) return problem('above-max', { max });
  return qty === available ? warning('last-available', { max: available }) : undefined;
}
