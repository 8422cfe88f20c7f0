import { hasCounty } from '../fields/postcode.ts';

/** Returns the town with its county if the country's addresses have one: `Florești, jud. Cluj`. Source: FM-25. */
export function townWithCounty(town: string, county: string, country: string): string {
  return hasCounty(country) && county && county !== town ? `${town}, jud. ${county}` : town;
}

/** Returns the name of a region: text in orders, an object in address books. '' if there is none. */
export function countyName(region: unknown): string {
  const name = (region as { readonly region?: unknown } | null | undefined)?.region ?? region;
  return typeof name === 'string' ? name : '';
}
