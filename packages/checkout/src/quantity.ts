import { problem, type ValueProblem } from './problem.ts';

/**
 * How many pieces. `max` is the shop's limit, `available` what is left of the article; either may be open.
 * Source: CH-10.
 */
export function quantityProblem(
  qty: number,
  limits: { readonly max?: number; readonly available?: number } = {},
): ValueProblem | undefined {
  const { max = Infinity, available = Infinity } = limits;
  if (!(qty > 0)) return problem('not-positive');
  if (!Number.isInteger(qty)) return problem('not-whole');
  if (qty > available) return problem('only-available', { max: available });
  return qty > max ? problem('above-max', { max }) : undefined;
}
