import { longestPersonName } from '@shop/contract';
import { plainCode } from '@shop/kernel';
import { problem, type ValueProblem } from './problem.ts';
import { letterCount, textProblem } from './text-field.ts';

/** Letters with accents, spaces, hyphens, apostrophes and full stops: `Dr. Nagy-Tóth`, `özv. D’Angelo`. */
const nameShape = /^\p{L}[\p{L}\p{M}\s.'’-]*$/u;

/**
 * A first or last name. `min` counts letters, so that `A.` is too short.
 *
 * Bounds: 100 characters. Source: CH-2.
 */
export function nameProblem(name: string, min: number): ValueProblem | undefined {
  const text = plainCode(name);
  const asText = textProblem(text, { max: longestPersonName });
  if (asText !== undefined) return asText;
  if (!nameShape.test(text)) return problem('name-characters');
  return letterCount(text) < min ? problem('too-short', { min }) : undefined;
}
