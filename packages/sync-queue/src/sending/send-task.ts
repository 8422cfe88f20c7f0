import { callAddress, calls, type CallName } from '@shop/contract';
import type { Fetch, NetworkFailure, Result, UserToken, HttpResponse } from '@shop/kernel';
import type { OutboxConfig } from '../outbox/outbox-config.ts';
import type { OutboxTask } from '../task/task.ts';

/**
 * Puts a task on the wire once, with its id as `Idempotency-Key`. The user token is added here and nowhere
 * kept; a guest's task goes without one, whoever is signed in by now. Source: SQ-9, SQ-20.
 */
export function sendTask(
  config: OutboxConfig,
  fetch: Fetch,
  task: OutboxTask,
  userToken: UserToken | undefined,
): Promise<Result<HttpResponse, NetworkFailure>> {
  const call = calls[task.call];
  const token = task.session === 'guest' ? undefined : userToken;
  const inQuery = config.tokenTransport === 'query' && acceptsToken(task.call);
  const query = inQuery ? { token: token ?? '', ...task.query } : (task.query ?? {});
  const headers: Record<string, string> = {};
  if (call.method === 'POST') headers['content-type'] = 'application/json';
  if (config.idempotencyHeader) headers['idempotency-key'] = task.taskId;
  if (config.tokenTransport === 'header' && acceptsToken(task.call) && token !== undefined) {
    headers['authorization'] = `Bearer ${token}`;
  }
  return fetch({
    method: call.method,
    url: callAddress(config.baseUrl, call.path, query, task.params),
    headers,
    timeoutMs: config.timeoutMs,
    ...(task.body === undefined ? {} : { body: JSON.stringify(task.body) }),
  });
}

/** Returns true if the call's query has a `token` parameter. Servers refuse unknown parameters. */
function acceptsToken(name: CallName): boolean {
  const { query } = calls[name] as { readonly query: { readonly entries?: object } };
  return query.entries !== undefined && 'token' in query.entries;
}
