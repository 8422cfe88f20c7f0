export { bankTransferDetails, isPaidByTransfer } from './bank-transfer.ts';
export type { BankTransferDetails } from './bank-transfer.ts';
export { resolveInDoubtOrder } from './in-doubt-order.ts';
export type { CartSnapshot, InDoubtResolution, OrderHistorySnapshot } from './in-doubt-order.ts';
export {
  awaitsPayment,
  canDownloadFiles,
  isInProgress,
  isVerifiedPurchase,
} from './status/order-facts.ts';
export type { PaidOrder } from './status/order-facts.ts';
export { allowedTransitions } from './status/order-status.ts';
export type { OrderActor } from './status/order-status.ts';
export { orderTimeline } from './status/order-timeline.ts';
export type { OrderTimelineStep } from './status/order-timeline.ts';
export { cashLine } from './sums/cash-line.ts';
export type { CashLine } from './sums/cash-line.ts';
export { orderTotalRows } from './sums/order-total-rows.ts';
export type { OrderAmounts, OrderTotalRow } from './sums/order-total-rows.ts';
export {
  conformityYears,
  refundDays,
  sendBackDays,
  withdrawalDays,
} from './withdrawal/legal-terms.ts';
export { withdrawalExceptions } from './withdrawal/withdrawal-exceptions.ts';
export type { WithdrawalException } from './withdrawal/withdrawal-exceptions.ts';
export { isWithdrawalOpen } from './withdrawal/withdrawal-open.ts';
export type { WithdrawalFacts } from './withdrawal/withdrawal-open.ts';
