import { money } from '@shop/money';
import type { AnalyticsEvent } from '../analytics-event.ts';
import { itemSum } from '../analytics-item.ts';

/** Two lamps for 2,599 euros each. */
export const lamps = itemSum(
  [{ sku: 'LAMP-1', name: 'Lamp', price: money(259_900, 'EUR'), quantity: 2 }],
  'EUR',
);

/** A purchase of two lamps. */
export const purchase = (
  transactionId = 'ZG-1',
): AnalyticsEvent & { readonly name: 'purchase' } => ({
  name: 'purchase',
  parameters: { ...lamps, transaction_id: transactionId },
});
