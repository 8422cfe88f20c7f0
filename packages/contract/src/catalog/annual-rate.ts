import type { Instalment } from '../content/content.ts';

/**
 * Returns the annual percentage rate of credit, in percent, if it is known: only that of interest-free credit is. Other
 * rates depend on costs that the response does not contain. Source: CO-63.
 */
export function annualRate({
  interest_rate: rate,
}: Pick<Instalment, 'interest_rate'>): number | undefined {
  return rate === 0 ? 0 : undefined;
}
