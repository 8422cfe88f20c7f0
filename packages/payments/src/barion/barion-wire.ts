import * as v from 'valibot';

/** Error of the Barion API. https://docs.barion.com/Responsive_web_payment */
const apiError = v.looseObject({ ErrorCode: v.string() });

/** Errors of any response; empty if it succeeded. */
export const barionErrors = v.looseObject({ Errors: v.optional(v.array(apiError), []) });

/** Response to `POST /v2/Payment/Start`. https://docs.barion.com/Payment-Start-v2 */
export const barionStarted = v.looseObject({ PaymentId: v.string(), GatewayUrl: v.string() });

/** A transaction of a payment. https://docs.barion.com/DetailedPaymentTransaction */
const transaction = v.looseObject({
  TransactionId: v.string(),
  Total: v.number(),
  Status: v.string(),
  TransactionType: v.string(),
});
/** A transaction of a payment. */
export type BarionTransaction = v.InferOutput<typeof transaction>;

/** Response to `GET /v4/payment/{id}/paymentstate`. https://docs.barion.com/Payment-PaymentState-v4 */
export const barionState = v.looseObject({
  PaymentId: v.string(),
  Status: v.string(),
  Total: v.number(),
  Transactions: v.optional(v.array(transaction), []),
});
/** State of a payment as Barion reports it. */
export type BarionState = v.InferOutput<typeof barionState>;
