import { applyReport, moneyTaken, planSettlement, type PaymentState } from '@shop/payments';

const created: PaymentState = { status: 'created' };
const report = { reference: 'x', status: 'captured', amount: 12_990, refunded: 0 } as const;
export const paid = applyReport(created, report); // {"status":"captured","captured":12990}

export const amountTaken = moneyTaken(paid); // 12990

const order = { state: 'paid', amountOwed: 12_990, reservedUntilMs: 0 } as const;
const payments = [
  { paymentId: 'p-1', state: paid },
  { paymentId: 'p-2', state: paid },
];
// Two payments were made for one order: the later one is refunded.
export const steps = planSettlement(order, payments, 0); // [{"type":"refund","paymentId":"p-2","amount":12990}]
