import type { Instalment } from '../content/content.ts';

/**
 * The annual percentage rate of credit, in percent, where it is known: only that of interest-free credit is. Other rates
 * depend on costs the answer does not name. Source: CO-63.
 */
export function annualRate({
  interest_rate: rate,
}: Pick<Instalment, 'interest_rate'>): number | undefined {
  return rate === 0 ? 0 : undefined;
}
