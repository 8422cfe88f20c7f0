/**
 * Details that were on screen when the order was placed. They are stored in the history entry of the thank-you page and
 * survive a reload.
 */
export interface Ordered {
  /** Gross, in major units. */
  readonly total: number;
  /** Delivery, payment fee and discount: the difference between the articles and the total. */
  readonly fees: readonly OrderedFee[];
  /** Name of the payment method. */
  readonly payment: string;
  /** Name of the shipping method; absent if nothing is shipped. */
  readonly shipping?: string;
  /** Text of the pickup point. */
  readonly pickup?: string;
  /** True if the pickup point belongs to a carrier. */
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
