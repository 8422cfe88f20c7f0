import { characterCount, plainText } from '@shop/kernel';
import { problem, type ValueProblem } from './problem.ts';

/** What somebody searches for. Source: CH-11. */
export function searchTextProblem(text: string, min: number): ValueProblem | undefined {
  return characterCount(plainText(text)) < min ? problem('too-short', { min }) : undefined;
}
