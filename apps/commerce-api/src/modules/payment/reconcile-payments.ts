import type { PaymentReport } from '@shop/payments';
import { findDueOrders, findPayments } from './payment-store.ts';
import { settleOrder, type SettlementPorts } from './settle-order.ts';

/** Number of orders in one round. */
const batchSize = 50;

/**
 * Settles the orders whose payment is due: the payer never returned, the callback was lost, the reservation has ended,
 * or the order changed. Reads payments of one provider together if it can. Returns the number of orders.
 */
export async function reconcilePayments(ports: SettlementPorts): Promise<number> {
  const orderIds = await findDueOrders(ports.sql, ports.clock.now(), batchSize);
  const reports = await listReports(ports, orderIds);
  for (const orderId of orderIds) {
    try {
      await settleOrder(ports, orderId, reports);
    } catch (cause) {
      // An order that cannot be settled does not affect the others.
      ports.log.error('payment-not-settled', { order: orderId, cause });
    }
  }
  return orderIds.length;
}

async function listReports(
  { sql, payments: providers }: SettlementPorts,
  orderIds: readonly number[],
): Promise<ReadonlyMap<string, PaymentReport>> {
  const names = new Map<string, { paymentId: string; reference: string | undefined }[]>();
  for (const orderId of orderIds) {
    for (const { id, provider, reference, state } of await findPayments(sql, orderId)) {
      if (state.status === 'refunded') continue;
      const providerNames = names.get(provider) ?? [];
      names.set(provider, [...providerNames, { paymentId: id, reference: reference ?? undefined }]);
    }
  }
  const reports = new Map<string, PaymentReport>();
  for (const [code, providerNames] of names) {
    const listedReports = await providers.get(code)?.list(providerNames);
    for (const [paymentId, report] of listedReports ?? []) reports.set(paymentId, report);
  }
  return reports;
}
