import type { AnalyticsEvent } from '../analytics-event.ts';

/** Account of GA4 for events that a server sends. */
export interface MeasurementAccount {
  /** Measurement id of GA4: `G-…`. */
  readonly measurementId: string;
  /** Secret of the data stream. It never leaves the server. */
  readonly apiSecret: string;
}

/** Request of the Measurement Protocol. It contains the secret in its address: do not log it. */
export interface MeasurementRequest {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Order events that a server sends. */
type ServerEvent = Extract<AnalyticsEvent, { readonly name: 'purchase' | 'refund' }>;

/**
 * Builds the request that reports a purchase or a refund from a server. It identifies no visitor: the client id is made
 * from the order number, and the data must not be used for advertising. Source: AN-15.
 * @param timestampMs - Time of the event, in milliseconds since 1970. GA4 accepts at most the last 72 hours.
 */
export function measurementRequest(
  { measurementId, apiSecret }: MeasurementAccount,
  { name, parameters }: ServerEvent,
  timestampMs: number,
): MeasurementRequest {
  const query = `measurement_id=${encodeURIComponent(measurementId)}&api_secret=${encodeURIComponent(apiSecret)}`;
  return {
    method: 'POST',
    url: `https://region1.google-analytics.com/mp/collect?${query}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: `order.${parameters.transaction_id}`,
      timestamp_micros: timestampMs * 1000,
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [{ name, params: parameters }],
    }),
  };
}
