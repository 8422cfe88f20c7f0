import { calls, toHttpRequest, type CallName } from '@shop/contract';
import type { HttpResponse, NetworkFailure, Result } from '@shop/kernel';
import type { OutboxConfig } from '../outbox/outbox-config.ts';
import type { OutboxPorts } from '../outbox/outbox-ports.ts';
import type { OutboxTask } from '../task/task.ts';

/**
 * Sends a task once, with its id as `Idempotency-Key`. The user token is added here and never stored. A task of a guest
 * is sent without a token, even while a customer is signed in. Source: SQ-9, SQ-20.
 */
export function sendTask(
  config: OutboxConfig,
  { fetch, session }: Pick<OutboxPorts, 'fetch' | 'session'>,
  task: OutboxTask,
): Promise<Result<HttpResponse, NetworkFailure>> {
  const call = calls[task.call];
  const owner = task.session === 'guest' ? 'guest' : 'user';
  return fetch(
    toHttpRequest(config, session, call, {
      query: task.query,
      params: task.params,
      body: task.body,
      headers: {
        ...(call.method === 'POST' && { 'content-type': 'application/json' }),
        ...(config.idempotencyHeader && { 'idempotency-key': task.taskId }),
      },
      as: acceptsToken(task.call) ? owner : undefined,
    }),
  );
}

/** Returns true if the query of the call has a `token` parameter. Servers reject unknown parameters. */
function acceptsToken(name: CallName): boolean {
  const { query } = calls[name] as { readonly query: { readonly entries?: object } };
  return query.entries !== undefined && 'token' in query.entries;
}
