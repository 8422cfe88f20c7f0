/**
 * Details that were on screen when the order was placed. They are stored in the history entry of the thank-you page and
 * survive a reload.
 */
export interface Ordered {
  /** Gross, in major units. */
  readonly total: number;
  /** Delivery, payment fee and discount: what stood between the goods and the total. */
  readonly fees: readonly OrderedFee[];
  /** The method's name. */
  readonly payment: string;
  /** The name of the way of delivery; absent where nothing is sent. */
  readonly shipping?: string;
  /** Text of the pickup point. */
  readonly pickup?: string;
  /** True if that point is a carrier's. */
  readonly isParcelPoint?: boolean;
  readonly paymentCode?: string;
  /** Formatted days. */
  readonly delivery: string | undefined;
}

interface OrderedFee {
  readonly label: string;
  /** Formatted money. */
  readonly value: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    ordered?: Ordered;
  }
}
