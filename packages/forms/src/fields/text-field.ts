import { characterCount, plainText } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';

/** Counts the letters of any alphabet in a text. */
export function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/**
 * Checks a required text. `undefined` if it is valid.
 * Bounds: ignores spaces around it. `min` counts visible characters, `max` counts wire characters (a visible one may
 * have several). Source: FM-1.
 */
export function textProblem(
  text: string,
  { min = 1, max = 200 }: { readonly min?: number; readonly max?: number } = {},
): ValueError | undefined {
  const typed = plainText(text);
  if (typed === '') return fieldError('required');
  if (characterCount(typed) < min) return fieldError('too-short', { min });
  return typed.length > max ? fieldError('too-long', { max }) : undefined;
}

/** Checks an optional text. `undefined` if it is empty or has at most `max` characters. Source: FM-1. */
export function optionalTextProblem(text: string, max: number): ValueError | undefined {
  return plainText(text) === '' ? undefined : textProblem(text, { max });
}
