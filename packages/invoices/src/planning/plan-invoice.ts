import type { MinorUnits } from '@shop/money';
import type { InvoiceKind } from '../document/invoice-document.ts';
import type { InvoicedOrder } from '../document/invoiced-order.ts';
import { sumOf } from '../document/sum-of.ts';

/** Event of an order that triggers its invoice. */
export type InvoiceTrigger = 'payment' | 'dispatch';

/** An existing or planned document of an order. `gross` in minor units. */
export interface BilledDocument {
  readonly kind: InvoiceKind;
  readonly gross: MinorUnits;
}

/** The next document of an order. */
export type PlannedInvoice = BilledDocument;

/** Fields of an order that the plan depends on. */
type BilledOrder = Pick<InvoicedOrder, 'status' | 'payment' | 'isPaid' | 'total' | 'granted'>;

/**
 * Plans the next document of an order; `undefined` if its documents add up to its current price. `documents`: the
 * existing ones, oldest first. Source: IN-5 to IN-8.
 */
export function planInvoice(
  order: BilledOrder,
  documents: readonly BilledDocument[],
  trigger: InvoiceTrigger,
): PlannedInvoice | undefined {
  const amountDue = order.status === 'canceled' ? 0 : order.total - order.granted;
  const billed = sumOf(documents.map(({ gross }) => gross));
  if (billed === 0) {
    return amountDue > 0 && isDue(order, trigger)
      ? { kind: 'invoice', gross: order.total }
      : undefined;
  }
  if (amountDue >= billed) return undefined;
  const isWhole = amountDue === 0 && documents.at(-1)?.kind === 'invoice';
  return { kind: isWhole ? 'storno' : 'correction', gross: amountDue - billed };
}

/** Returns true once the event of the trigger has happened. Source: IN-5, IN-6. */
function isDue({ status, payment, isPaid }: BilledOrder, trigger: InvoiceTrigger): boolean {
  const hasLeft = status === 'shipped' || status === 'complete';
  return trigger === 'dispatch' || payment === 'on-receipt' ? hasLeft : isPaid;
}
