export type {
  Buyer,
  CallbackAnswer,
  CallbackRefusal,
  CallbackRequest,
  PaymentNames,
  PaymentNotice,
  PaymentProvider,
  PaymentRequest,
  ProviderFailure,
  ReceivedCallback,
  RefundRequest,
  StartedPayment,
} from './provider/payment-provider.ts';
export { buyerOf, type PayingOrder } from './provider/buyer-of.ts';
export { returnOrigin } from './provider/return-origin.ts';
export { grantRefusal, planGrant } from './settlement/plan-grant.ts';
export type { GrantDecision, NamedRefund, RefundableOrder } from './settlement/plan-grant.ts';
export { planSettlement } from './settlement/plan-settlement.ts';
export type {
  OrderPayment,
  OrderPaymentState,
  SettledOrder,
  SettlementStep,
} from './settlement/plan-settlement.ts';
export { settlementFailure, type SettlementFailure } from './settlement/settlement-failure.ts';
export { attemptReport, type AttemptReport } from './state/attempt-report.ts';
export { applyReport } from './state/payment-report.ts';
export type { PaymentReport } from './state/payment-report.ts';
export { isOpen, moneyTaken, nextPayment } from './state/payment-state.ts';
export { paymentState, refundedOf, type ShownPaymentState } from './state/shown-state.ts';
export type {
  PaymentEvent,
  PaymentFailure,
  PaymentState,
  PaymentStatus,
} from './state/payment-state.ts';
