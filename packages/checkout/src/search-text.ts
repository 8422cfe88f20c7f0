import { problem, type ValueProblem } from './problem.ts';
import { characterCount } from './text-field.ts';

/** What somebody searches for. Source: CH-11. */
export function searchTextProblem(text: string, min: number): ValueProblem | undefined {
  return characterCount(text.trim()) < min ? problem('too-short', { min }) : undefined;
}
