import type { Log } from '@shop/kernel';
import type { AnalyticsEvent, ConsentPurpose, ConsentState } from './analytics-event.ts';
import { maskPersonalData } from './mask-personal-data.ts';

/** Receiver of events: the tool of one provider. */
export interface AnalyticsAdapter {
  /** Name in the log. */
  readonly name: string;
  /** Purposes of the tool. It receives events while at least one of them is allowed. Source: AN-4. */
  readonly purposes: readonly ConsentPurpose[];
  /** Sends an event to the tool. `consent` is the current state. May throw: see AN-7. */
  send(event: AnalyticsEvent, consent: ConsentState): void;
}

/**
 * Returns the adapter without purchases and refunds: for a shop whose server reports them. Source: AN-15.
 */
export function withoutOrders(adapter: AnalyticsAdapter): AnalyticsAdapter {
  return {
    ...adapter,
    send(event, consent) {
      if (event.name !== 'purchase' && event.name !== 'refund') adapter.send(event, consent);
    },
  };
}

/** Orders that were reported. The app stores them on the device; all calls are synchronous. */
export interface ReportedOrders {
  has(key: string): boolean;
  add(key: string): void;
}

/** Capabilities of a stream. */
export interface EventStreamPorts {
  /** Returns true if the shopper allows the purpose now. */
  readonly allows: (purpose: ConsentPurpose) => boolean;
  readonly reportedOrders: ReportedOrders;
  readonly log: Pick<Log, 'warn'>;
}

/** Stream of the events of one visit. */
export interface EventStream {
  /** Sends an event to the adapters whose purposes are allowed now. Never throws. Stores no events for later. */
  send(event: AnalyticsEvent): void;
}

/**
 * Creates the stream of a visit. Events that no purpose allows are discarded (AN-5); a withdrawal applies to the next event (AN-6).
 * A purchase is sent once for each number of an order (AN-8).
 */
export function createEventStream(
  adapters: readonly AnalyticsAdapter[],
  { allows, reportedOrders, log }: EventStreamPorts,
): EventStream {
  /** Orders of this stream, for a device without storage. */
  const ownOrders = new Set<string>();

  /** Returns false if the purchase was reported before. Stores it before it is sent. */
  function isNewOrder(adapter: AnalyticsAdapter, transactionId: string): boolean {
    const key = `${adapter.name}:${transactionId}`;
    if (ownOrders.has(key) || reportedOrders.has(key)) return false;
    ownOrders.add(key);
    reportedOrders.add(key);
    return true;
  }

  return {
    send(event) {
      const consent = { analytics: allows('analytics'), marketing: allows('marketing') };
      for (const adapter of adapters) {
        if (!adapter.purposes.some((purpose) => consent[purpose])) continue;
        try {
          if (event.name === 'purchase' && !isNewOrder(adapter, event.parameters.transaction_id))
            continue;
          adapter.send(withoutPersonalData(event), consent);
        } catch (cause) {
          log.warn('analytics.adapter-failed', { adapter: adapter.name, event: event.name, cause });
        }
      }
    },
  };
}

/** Masks the text that a shopper typed. */
function withoutPersonalData(event: AnalyticsEvent): AnalyticsEvent {
  if (event.name !== 'search') return event;
  return { ...event, parameters: { search_term: maskPersonalData(event.parameters.search_term) } };
}
