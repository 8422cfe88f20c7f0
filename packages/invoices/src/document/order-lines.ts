import { allocateMinor, withoutTax, type MinorUnits } from '@shop/money';
import type { InvoiceLine } from './invoice-document.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import { sumOf } from './sum-of.ts';

/** Maximum difference between a rounded tax and that of a rate, in minor units. */
const roundingMinor = 1;

/**
 * Returns the lines of an order's invoice: articles minus discount, delivery, and payment fee. The gross amounts add up
 * to the total of the order, the taxes to its tax.
 * Errors: throws `RangeError` for an order whose amounts do not add up. Source: IN-1 to IN-3.
 */
export function orderLines(order: InvoicedOrder): readonly InvoiceLine[] {
  const goods = order.items.map(({ name, qty, rowGross, discount, tax, taxPercent }) =>
    lineOf({ name, qty, taxPercent }, rowGross - discount, tax),
  );
  const feeTax = order.tax - sumOf(goods.map(({ tax }) => tax));
  const [sharedTax = 0] = allocateMinor(feeTax, [order.shipping, order.paymentFee]);
  const shippingTax = order.shippingTax ?? sharedTax;
  const rates = goods.map(({ taxPercent }) => taxPercent).sort((a, b) => b - a);
  const fee = (name: string, gross: MinorUnits, tax: MinorUnits) =>
    gross === 0
      ? []
      : [lineOf({ name, qty: 1, taxPercent: feeRate(gross, tax, rates) }, gross, tax)];
  const lines = [
    ...goods,
    ...fee(order.shippingTitle, order.shipping, shippingTax),
    ...fee(order.paymentTitle, order.paymentFee, feeTax - shippingTax),
  ];
  const sum = sumOf(lines.map(({ gross }) => gross));
  if (sum !== order.total) throw new RangeError(`Lines of ${sum}, total of ${order.total}`);
  return lines;
}

function lineOf(
  head: Pick<InvoiceLine, 'name' | 'qty' | 'taxPercent'>,
  gross: MinorUnits,
  tax: MinorUnits,
): InvoiceLine {
  return { ...head, net: gross - tax, tax, gross };
}

/** The rate of a fee from its tax: the highest matching rate of the articles, else the nearest whole per cent. */
function feeRate(gross: MinorUnits, tax: MinorUnits, rates: readonly number[]): number {
  const fittingRate = rates.find(
    (rate) => Math.abs(gross - withoutTax(gross, rate) - tax) <= roundingMinor,
  );
  return fittingRate ?? Math.round((100 * tax) / (gross - tax));
}
