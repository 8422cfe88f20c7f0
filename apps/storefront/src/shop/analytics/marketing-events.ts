import type { Consent } from './consent.ts';

/** Events of the home page and product pages for analytics and campaigns. They contain no personal data. */
export type MarketingEvent =
  | { readonly event: 'home-viewed' }
  | {
      readonly event: 'product-viewed';
      readonly sku: string;
      readonly name: string;
      /** Gross, in major units of `currency`. */
      readonly price: number | undefined;
      readonly currency: string;
    };

/** Sink of all marketing events. */
export interface MarketingEvents {
  send(event: MarketingEvent): void;
}

/** Array that tag managers read. */
export interface EventSink {
  push(event: MarketingEvent): void;
}

/** Sends events while statistics or marketing is allowed. Discards events from before the consent. */
export function createMarketingEvents(consent: Consent, sink: EventSink): MarketingEvents {
  return {
    send(event) {
      if (consent.allows('analytics') || consent.allows('marketing')) sink.push(event);
    },
  };
}

/** Sink on a server: discards events. */
export const noMarketing: MarketingEvents = { send: () => {} };
