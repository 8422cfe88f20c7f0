import { maxPostcodeLength } from '@shop/contract';
import { plainCode } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';
import { textProblem } from './text-field.ts';

/** Four digits, the first from 1. Unknown but well-formed codes are good: an order is never blocked by one. Source: FM-6. */
export function isHungarianPostcode(postcode: string): boolean {
  return /^[1-9][0-9]{3}$/.test(postcode);
}

/** The district of a Budapest postcode, 1 to 23: the second and third digit of `1XYZ`. Source: FM-6. */
export function budapestDistrict(postcode: string): number | undefined {
  const district = /^1([0-2][0-9])[0-9]$/.exec(postcode)?.[1];
  const number = Number(district);
  return number >= 1 && number <= 23 ? number : undefined;
}

/** Countries whose postcodes have five digits. Source: FM-6. */
const fiveDigitCountries: ReadonlySet<string> = new Set(['DE', 'IT']);

/**
 * Validates a postcode of that country. `postcode-invalid` has the number of digits as its bounds where it is not four.
 * Source: FM-6.
 */
export function postcodeProblem(
  postcode: string,
  country: string,
  min: number,
): ValueError | undefined {
  const text = plainCode(postcode);
  const isFiveDigits = fiveDigitCountries.has(country);
  if (country !== 'HU' && !isFiveDigits) {
    return textProblem(text, { min, max: maxPostcodeLength });
  }
  if (text === '') return fieldError('required');
  if (isFiveDigits) {
    return /^[0-9]{5}$/.test(text) ? undefined : fieldError('postcode-invalid', { min: 5, max: 5 });
  }
  return isHungarianPostcode(text) ? undefined : fieldError('postcode-invalid');
}
