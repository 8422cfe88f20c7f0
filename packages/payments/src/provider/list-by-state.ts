import type { PaymentNames, PaymentProvider } from './payment-provider.ts';
import type { PaymentReport } from '../state/payment-report.ts';

/** Reads the states of payments one by one, for providers whose API has no call for several payments. */
export async function listByState(
  provider: Pick<PaymentProvider, 'state'>,
  payments: readonly PaymentNames[],
): Promise<ReadonlyMap<string, PaymentReport>> {
  const reports = new Map<string, PaymentReport>();
  for (const names of payments) {
    const report = await provider.state(names);
    if (report.ok) reports.set(names.paymentId, report.value);
  }
  return reports;
}
