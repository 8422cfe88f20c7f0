import { maxPersonNameLength } from '@shop/contract';
import { plainCode } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';
import { letterCount, textProblem } from './text-field.ts';

/** Letters with accents, spaces, hyphens, apostrophes and full stops: `Dr. Nagy-Tóth`, `özv. D’Angelo`. */
const nameShape = /^\p{L}[\p{L}\p{M}\s.'’-]*$/u;

/**
 * Checks a first or last name. `min` counts letters, so that `A.` is too short.
 * Bounds: 100 characters. Source: FM-2.
 */
export function nameProblem(name: string, min: number): ValueError | undefined {
  const text = plainCode(name);
  const asText = textProblem(text, { max: maxPersonNameLength });
  if (asText !== undefined) return asText;
  if (!nameShape.test(text)) return fieldError('name-characters');
  return letterCount(text) < min ? fieldError('too-short', { min }) : undefined;
}
