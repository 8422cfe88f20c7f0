import { maxPostcodeLength } from '@shop/contract';
import { plainCode } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';
import { textProblem } from './text-field.ts';

/** Checks for four digits, the first from 1. Accepts unknown codes: they never block an order. Source: FM-6. */
export function isHungarianPostcode(postcode: string): boolean {
  return /^[1-9][0-9]{3}$/.test(postcode);
}

/** Returns the district of a Budapest postcode, 1 to 23: the second and third digit of `1XYZ`. Source: FM-6. */
export function budapestDistrict(postcode: string): number | undefined {
  const district = /^1([0-2][0-9])[0-9]$/.exec(postcode)?.[1];
  const number = Number(district);
  return number >= 1 && number <= 23 ? number : undefined;
}

/** Returns a postcode without its country prefix: `D-10115` gives `10115`. Source: FM-26. */
export function writtenPostcode(typed: string, country: string): string {
  return plainCode(typed).replace(/^([a-z]{1,2})[ -]+(?=\d)/i, (mark, letters: string) =>
    country.startsWith(letters.toUpperCase()) ? '' : mark,
  );
}

/** Digits of a postcode by country. Source: FM-6. */
const digitsByCountry: Readonly<Record<string, number>> = { DE: 5, IT: 5, RO: 6 };

/**
 * Validates a postcode of that country. `postcode-invalid` has the number of digits as its bounds if it is not four.
 * Source: FM-6.
 */
export function postcodeProblem(
  postcode: string,
  country: string,
  min: number,
): ValueError | undefined {
  const text = writtenPostcode(postcode, country);
  const digits = digitsByCountry[country];
  if (country !== 'HU' && digits === undefined) {
    return textProblem(text, { min, max: maxPostcodeLength });
  }
  if (text === '') return fieldError('required');
  if (digits !== undefined) {
    const isPostcode = /^[0-9]+$/.test(text) && text.length === digits;
    return isPostcode ? undefined : fieldError('postcode-invalid', { min: digits, max: digits });
  }
  return isHungarianPostcode(text) ? undefined : fieldError('postcode-invalid');
}

/** Returns true for a country whose addresses contain the county. Source: FM-25. */
export const hasCounty = (country: string): boolean => country === 'RO';
