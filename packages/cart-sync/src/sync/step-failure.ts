import type { Log } from '@shop/kernel';
import { failureAction } from './failure-action.ts';
import { failureText } from '../server/failure-text.ts';
import type { StepResult } from './merge-step.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';

/** Reactions of a step to failures that concern only its own line. */
export interface StepFailureHandlers {
  /** The idempotency key belongs to another request. */
  readonly onNewKey?: (() => Promise<unknown>) | undefined;
  /** The server refused the change for good. */
  readonly onRejected: () => Promise<unknown>;
}

/** Logs a failed step and decides how the merge continues. Source: CS-29, CS-32, CS-36. */
export async function handleStepFailure(
  failure: ServerCartFailure,
  version: string | undefined,
  log: Log,
  { onNewKey, onRejected }: StepFailureHandlers,
): Promise<StepResult> {
  log.warn('cart.change-failed', { kind: failure.kind, text: failureText(failure) });
  switch (failureAction(failure)) {
    case 'retry':
    case 'cart-gone':
    case 'converted':
      return { kind: 'stopped', failure };
    case 'replan':
      return failure.kind === 'version'
        ? { kind: 'replan', rows: failure.rows, version: failure.version }
        : { kind: 'replan' };
    case 'new-key':
      await onNewKey?.();
      return { kind: 'replan' };
    case 'skip':
      return { kind: 'next', version };
    case 'rejected':
      await onRejected();
      return { kind: 'next', version };
  }
}
