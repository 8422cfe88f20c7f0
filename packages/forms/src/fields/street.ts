import { maxStreetLineLength } from '@shop/contract';
import { textProblem } from './text-field.ts';
import { fieldWarning, type ValueError } from './field-error.ts';

/**
 * Checks street and number. Without a digit and `hrsz.` (a plot number) returns a warning, not an error: some houses
 * have no number. Source: FM-7.
 */
export function streetProblem(street: string): ValueError | undefined {
  const asText = textProblem(street, { min: 3, max: maxStreetLineLength });
  if (asText !== undefined) return asText;
  return /\d|hrsz/i.test(street) ? undefined : fieldWarning('street-without-number');
}
