import { maxStreetLineLength } from '@shop/contract';
import { textProblem } from './text-field.ts';
import { fieldWarning, type ValueError } from './field-error.ts';

/**
 * Street and number. One without a digit and without `hrsz.` (a plot number) is mentioned, not refused: there
 * are houses without a number. Source: FM-7.
 */
export function streetProblem(street: string): ValueError | undefined {
  const asText = textProblem(street, { min: 3, max: maxStreetLineLength });
  if (asText !== undefined) return asText;
  return /\d|hrsz/i.test(street) ? undefined : fieldWarning('street-without-number');
}
