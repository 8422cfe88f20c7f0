/** Returns true if an order is neither complete nor canceled. Source: OR-3. */
export function isInProgress(status: string): boolean {
  return status !== 'complete' && status !== 'canceled';
}

/** Payment facts of an order. */
export interface PaidOrder {
  readonly status: string;
  /** Total, in any unit. */
  readonly total: number;
  /** True if it is paid in cash on delivery. */
  readonly isCash: boolean;
  /** True if the order was refunded in full. */
  readonly isRefunded?: boolean | undefined;
}

/**
 * Returns true if the files of an order may be downloaded, because it is paid. An order is processed only after its
 * payment, except cash, which is paid when the order is complete. Source: OR-4.
 */
export function canDownloadFiles({ status, total, isCash, isRefunded }: PaidOrder): boolean {
  if (isRefunded === true) return false;
  if (status === 'complete') return true;
  if (total === 0) return status !== 'canceled';
  return !isCash && (status === 'processing' || status === 'shipped');
}

/**
 * Returns true if the order proves that its customer received the products and did not return them, for reviews.
 * `isRefunded`: the order was refunded in full. Source: OR-6.
 */
export function isVerifiedPurchase(status: string, isRefunded = false): boolean {
  return status === 'complete' && !isRefunded;
}

/** Returns true if an advance bank transfer has not arrived yet. Source: OR-5. */
export function awaitsPayment(status: string): boolean {
  return status === 'pending';
}
