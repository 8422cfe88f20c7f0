import type { Clock, Log } from '@shop/kernel';
import type { Sql } from 'postgres';
import { readOrderDocument } from '../order/index.ts';
import type { WebhookSettings } from '@shop/api-settings';
import { claimEvent, type DueEvent, maxAttempts, recordAttempt } from './event-store.ts';
import { webhookHeaders } from './webhook-signature.ts';

/** Milliseconds the receiver has to respond. */
const timeoutMs = 10_000;

export interface WebhookPorts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly secret: Buffer;
}

/** Ports of the delivery; `undefined` if webhooks are off. Logs a setting that lacks the other one. */
export function webhookPorts({
  sql,
  clock,
  log,
  config,
}: Pick<WebhookPorts, 'sql' | 'clock' | 'log'> & {
  readonly config: { readonly webhook: WebhookSettings };
}): WebhookPorts | undefined {
  const { url, secret } = config.webhook;
  if (url !== undefined && secret !== undefined) return { sql, clock, log, fetch, url, secret };
  if (url !== undefined || secret !== undefined) {
    const missing = url === undefined ? 'WEBHOOK_URL' : 'WEBHOOK_SECRET';
    log.warn('webhooks-off', { advice: `Order events are not sent: set ${missing}.` });
  }
  return undefined;
}

/**
 * Sends the order events that are due and returns how many were delivered. Events of one order are delivered in the order
 * they happened, each at least once. Ends at the first failure, so that a receiver that is down is asked once a round.
 */
export async function deliverDueEvents(ports: WebhookPorts): Promise<number> {
  for (let deliveredCount = 0; ; deliveredCount += 1) {
    const event = await claimEvent(ports.sql, ports.clock.now());
    if (event === undefined) return deliveredCount;
    const { responseStatus, cause } = await post(ports, event);
    const isDelivered =
      responseStatus !== undefined && responseStatus >= 200 && responseStatus < 300;
    await recordAttempt(ports.sql, event, { responseStatus, isDelivered }, ports.clock.now());
    if (isDelivered) continue;
    const isLast = event.attempts >= maxAttempts;
    ports.log.error(isLast ? 'webhook-given-up' : 'webhook-failed', {
      orderEvent: event.id,
      status: responseStatus,
      cause,
    });
    return deliveredCount;
  }
}

interface PostResult {
  /** HTTP status; `undefined` if no response came. */
  readonly responseStatus?: number | undefined;
  /** Error in place of a response. */
  readonly cause?: unknown;
}

/** Posts an event to the receiver. A redirect is not followed. */
async function post(ports: WebhookPorts, event: DueEvent): Promise<PostResult> {
  try {
    const nowMs = ports.clock.now();
    const order = await readOrderDocument(ports.sql, event.order_id, nowMs);
    const body = JSON.stringify({
      type: event.type,
      timestamp: event.created_at.toISOString(),
      data: { order_number: order?.increment_id, status: event.status, order },
    });
    const message = { id: `evt_${event.id}`, body, timestamp: Math.floor(nowMs / 1_000) };
    const response = await ports.fetch(ports.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...webhookHeaders(message, ports.secret) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return { responseStatus: response.status };
  } catch (cause) {
    return { cause };
  }
}
