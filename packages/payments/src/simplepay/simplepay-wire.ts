import * as v from 'valibot';

/** Error codes of a response. Current documentation: PaymentService SimplePay 2.x, "error codes". */
export const simplePayErrors = v.looseObject({
  errorCodes: v.optional(v.array(v.union([v.string(), v.number()])), []),
});

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Response to `start`. */
export const simplePayStarted = v.looseObject({ transactionId: id, paymentUrl: v.string() });

const transaction = v.looseObject({
  transactionId: id,
  orderRef: v.string(),
  status: v.string(),
  currency: v.optional(v.string()),
  total: v.optional(v.number()),
  remainingTotal: v.optional(v.number()),
});
/** A transaction of the response to `query`. */
export type SimplePayTransaction = v.InferOutput<typeof transaction>;

/** Response to `query`. */
export const simplePayQuery = v.looseObject({ transactions: v.optional(v.array(transaction), []) });

/** Body of an IPN (instant payment notification). */
export const simplePayIpn = v.looseObject({
  orderRef: v.string(),
  transactionId: id,
  status: v.string(),
});

/** The decoded query parameter `r` of a return: code, transaction, event, merchant, order. */
export const simplePayReturn = v.looseObject({ t: id, o: v.string() });
