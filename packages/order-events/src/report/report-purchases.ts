import { measurementRequest, purchaseOf, refundOf, type MeasurementAccount } from '@shop/analytics';
import type { Order } from '@shop/contract';
import type { Clock, EpochMs, Log } from '@shop/kernel';
import { eventAmount, type OrderEvent } from '../order-event.ts';

/** Timeout of a request to Google, in milliseconds. */
const timeoutMs = 10_000;
/** Age in milliseconds from which GA4 rejects an event. */
const maxAgeMs = 72 * 3_600_000;

/** An event to report. */
interface UnreportedEvent extends OrderEvent {
  /** Sum of the refunds of the order so far, gross, in minor units. */
  readonly granted: number;
}

/** Storage of the reports. */
export interface ReportStore {
  /**
   * Takes the oldest event that is not reported and postpones it by 15 minutes, so that no other process takes it while
   * it is sent.
   */
  claim(nowMs: EpochMs): Promise<UnreportedEvent | undefined>;
  /** Marks the event as done: it needs no report any more. */
  settle(event: UnreportedEvent): Promise<void>;
  /** Returns the current order; `undefined` if it does not exist. */
  readOrder(orderId: number, nowMs: EpochMs): Promise<Order | undefined>;
}

export interface ReportPorts {
  readonly store: ReportStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'error'>;
  readonly fetch: typeof globalThis.fetch;
  readonly account: MeasurementAccount;
}

/**
 * Reports purchases and refunds of orders to GA4 and returns their number. Stops at the first failure, so that a
 * service that is down gets one request per round. Source: OE-5 to OE-8.
 */
export async function reportDuePurchases(ports: ReportPorts): Promise<number> {
  let reportedCount = 0;
  for (;;) {
    const nowMs = ports.clock.now();
    const event = await ports.store.claim(nowMs);
    if (event === undefined) return reportedCount;
    const order = await ports.store.readOrder(event.order_id, nowMs);
    const report = order && reportOf(event, order);
    const createdAtMs = event.created_at.getTime();
    if (report !== undefined && nowMs - createdAtMs >= maxAgeMs) {
      ports.log.error('purchase-report-given-up', { orderEvent: event.id });
    } else if (report !== undefined) {
      const failure = await send(ports, measurementRequest(ports.account, report, createdAtMs));
      if (failure !== undefined) {
        ports.log.error('purchase-report-failed', { orderEvent: event.id, ...failure });
        return reportedCount;
      }
      reportedCount += 1;
    }
    await ports.store.settle(event);
  }
}

type Report = Parameters<typeof measurementRequest>[1];

/**
 * Returns the report of an event; `undefined` if it changes no revenue. A canceled order is refunded at the value of its
 * purchase less the refunds before.
 */
function reportOf(event: UnreportedEvent, order: Order): Report | undefined {
  const currency = order.order_currency_code;
  const purchase = purchaseOf(order);
  if (purchase === undefined) return undefined;
  switch (event.type) {
    case 'order.placed':
      return { name: 'purchase', parameters: purchase };
    case 'order.refund_granted':
      return refund(order, eventAmount(event, currency));
    case 'order.canceled': {
      const refundedBefore = eventAmount({ amount: event.granted }, currency) ?? 0;
      return refundedBefore < purchase.value
        ? refund(order, purchase.value - refundedBefore)
        : undefined;
    }
    default:
      return undefined;
  }
}

function refund(order: Order, amount: number | undefined): Report | undefined {
  const parameters = refundOf(order, amount);
  return parameters && { name: 'refund', parameters };
}

/** Returns the reason if the request failed. For an error it is only the code: the message may contain the address. */
async function send(
  { fetch: call }: Pick<ReportPorts, 'fetch'>,
  { url, ...request }: ReturnType<typeof measurementRequest>,
): Promise<{ readonly status?: number; readonly code?: string } | undefined> {
  try {
    const response = await call(url, { ...request, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok ? undefined : { status: response.status };
  } catch (error) {
    return { code: error instanceof Error ? error.name : 'unknown' };
  }
}
