import { errorText } from '@shop/contract';
import type { OutboxTask } from '../task/task.ts';

/**
 * Returns the server's text for a refused task, or `undefined` if the shopper is not notified: for silent tasks, and
 * for answers that something was not found. Source: SQ-18; spec section 8.
 */
export function refusalText(task: OutboxTask): string | undefined {
  const { answer } = task;
  if (task.silent || answer === undefined || answer.code === 200) return undefined;
  const { result } = answer;
  if (typeof result === 'object' && result !== null && 'code' in result) {
    if (result.code === 'ENOTFOUND') return undefined;
  }
  if (answer.meta?.['error'] === 'not-found') return undefined;
  return errorText(result);
}
