import type { Order } from '@shop/contract';
import type { Clock, EpochMs, Log } from '@shop/kernel';
import { eventAmount, type OrderEvent } from '../order-event.ts';
import { webhookHeaders } from './webhook-signature.ts';

/** Timeout of a request to the receiver, in milliseconds. */
const timeoutMs = 10_000;
/** Seconds until the next attempt, by the number of attempts so far. The first exceeds the timeout of an attempt. */
export const retrySeconds = [15, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** Number of attempts after which an event is sent again only if the operator asks for it. */
export const maxAttempts = retrySeconds.length + 1;

/** An event to deliver. */
export interface DueEvent extends OrderEvent {
  /** Status of the order at the event. */
  readonly status: string;
  /** Number of attempts, including this one. */
  readonly attempts: number;
}

/** Outcome of one attempt to deliver an event. */
export interface Attempt {
  /** HTTP status; `undefined` if no response came. */
  readonly responseStatus: number | undefined;
  readonly isDelivered: boolean;
}

/** Storage of the deliveries. */
export interface DeliveryStore {
  /**
   * Takes the oldest event that is due and postpones it by `retrySeconds`, so that no other process takes it while it is
   * sent. An event waits for the earlier ones of its order.
   */
  claim(nowMs: EpochMs): Promise<DueEvent | undefined>;
  /** Stores the attempt in the log, and the new state of its event. */
  record(event: DueEvent, attempt: Attempt, nowMs: EpochMs): Promise<void>;
  /** Returns the current order; `undefined` if it does not exist. */
  readOrder(orderId: number, nowMs: EpochMs): Promise<Order | undefined>;
}

export interface WebhookPorts {
  readonly store: DeliveryStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
  readonly fetch: typeof globalThis.fetch;
  readonly url: string;
  readonly secret: Buffer;
}

/**
 * Sends the due order events and returns the number of delivered ones. Events of one order are delivered in the order
 * they happened, each at least once. Stops at the first failure, so that a receiver that is down gets one request per
 * round.
 * Source: OE-1 to OE-4.
 */
export async function deliverDueEvents(ports: WebhookPorts): Promise<number> {
  for (let deliveredCount = 0; ; deliveredCount += 1) {
    const event = await ports.store.claim(ports.clock.now());
    if (event === undefined) return deliveredCount;
    const { responseStatus, cause } = await post(ports, event);
    const isDelivered =
      responseStatus !== undefined && responseStatus >= 200 && responseStatus < 300;
    await ports.store.record(event, { responseStatus, isDelivered }, ports.clock.now());
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
  /** Error instead of a response. */
  readonly cause?: unknown;
}

/** Posts an event to the receiver. A redirect is not followed. */
async function post(ports: WebhookPorts, event: DueEvent): Promise<PostResult> {
  try {
    const nowMs = ports.clock.now();
    const order = await ports.store.readOrder(event.order_id, nowMs);
    const amount = eventAmount(event, order?.order_currency_code);
    const body = JSON.stringify({
      type: event.type,
      timestamp: event.created_at.toISOString(),
      data: { order_number: order?.increment_id, status: event.status, amount, order },
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
