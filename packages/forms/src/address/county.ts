import { hasCounty } from '../fields/postcode.ts';

/** The town with its county, where the country writes one: `Florești, jud. Cluj`. Source: FM-25. */
export function townWithCounty(town: string, county: string, country: string): string {
  return hasCounty(country) && county && county !== town ? `${town}, jud. ${county}` : town;
}

/** The name of a region as orders have it, a text, or as address books have it, an object. Empty for none. */
export function countyName(region: unknown): string {
  const name = (region as { readonly region?: unknown } | null | undefined)?.region ?? region;
  return typeof name === 'string' ? name : '';
}
