/** Whether an order is still to be carried out: neither complete nor canceled. Source: AC-48. */
export function isInProgress(status: string): boolean {
  return status !== 'complete' && status !== 'canceled';
}

/** What an order says about having been paid. */
export interface PaidOrder {
  readonly status: string;
  /** What it costs, in any unit. */
  readonly total: number;
  /** Whether it is paid in cash when the goods come. */
  readonly isCash: boolean;
}

/**
 * Whether the files of an order may be fetched, because it is paid: the shop begins with an order once its money has
 * come, and gets cash when it is complete. Source: AC-49.
 */
export function canDownloadFiles({ status, total, isCash }: PaidOrder): boolean {
  if (status === 'complete') return true;
  if (total === 0) return status !== 'canceled';
  return !isCash && (status === 'processing' || status === 'shipped');
}

/** Whether an order proves that its customer has bought and got the goods, as a review of them says. Source: AC-52. */
export function isVerifiedPurchase(status: string): boolean {
  return status === 'complete';
}

/** Whether the money of a transfer in advance is still to come. Source: AC-50. */
export function awaitsPayment(status: string): boolean {
  return status === 'pending';
}
