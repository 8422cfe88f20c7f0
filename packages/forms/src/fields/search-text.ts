import { characterCount, plainText } from '@shop/kernel';
import { fieldError, type ValueError } from './field-error.ts';

/** Checks a search text. Source: FM-11. */
export function searchTextProblem(text: string, min: number): ValueError | undefined {
  return characterCount(plainText(text)) < min ? fieldError('too-short', { min }) : undefined;
}
