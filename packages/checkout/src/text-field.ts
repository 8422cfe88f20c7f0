import { characterCount } from '@shop/kernel';
import { problem, type ValueProblem } from './problem.ts';

/** The letters of any alphabet in a text. */
export function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/**
 * A field that must hold some text. `undefined` when it does.
 *
 * Bounds: counted without the spaces around it. Source: CH-1.
 */
export function textProblem(
  text: string,
  { min = 1, max = 200 }: { readonly min?: number; readonly max?: number } = {},
): ValueProblem | undefined {
  const length = characterCount(text.trim());
  if (length === 0) return problem('required');
  if (length < min) return problem('too-short', { min });
  return length > max ? problem('too-long', { max }) : undefined;
}
