import { characterCount, plainText } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';

/** The letters of any alphabet in a text. */
export function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/**
 * A field that must hold some text. `undefined` when it does.
 *
 * Bounds: without the spaces around it. `min` in characters as people count them, `max` in those of the wire, of
 * which a character may be several. Source: FM-1.
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

/** A field that may be empty. `undefined` when it is, or when its text has at most `max` characters. Source: FM-1. */
export function optionalTextProblem(text: string, max: number): ValueError | undefined {
  return plainText(text) === '' ? undefined : textProblem(text, { max });
}
