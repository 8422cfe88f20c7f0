import type { ISql } from 'postgres';

/** A parcel of an order. */
export interface TrackedParcel {
  /** Name of the carrier. */
  readonly carrier: string;
  /** Number of the parcel. */
  readonly code: string;
  /** Page of the carrier about the parcel. */
  readonly url: string;
}

/** Parcels of an order, oldest first. */
export function readTracking(sql: ISql, orderId: number): Promise<readonly TrackedParcel[]> {
  return sql<TrackedParcel[]>`
    SELECT carrier_name AS carrier, code, url FROM order_tracking
    WHERE order_id = ${orderId} ORDER BY created_at, code`;
}
