import { allocateMinor, roundHalfUp, type MinorUnits } from '@shop/money';
import type { InvoiceLine } from './invoice-document.ts';
import { sumOf } from './sum-of.ts';

/** Amounts of one tax rate, in minor units. */
type RateSum = Pick<InvoiceLine, 'taxPercent' | 'net' | 'gross'>;

/**
 * Returns the lines that correct an invoice by a refund: one for each tax rate, in the proportions of the invoice. After
 * refunds of the whole amount every rate is zero.
 *
 * Units: `refunded` in minor units, all refunds together before and after this one; 0 to the sum of `lines`. Source: IN-4.
 */
export function correctionLines(
  lines: readonly InvoiceLine[],
  refunded: { readonly before: MinorUnits; readonly after: MinorUnits },
  name: string,
): readonly InvoiceLine[] {
  const rates = sumsByRate(lines);
  const weights = rates.map(({ gross }) => gross);
  const refundedBefore = allocateMinor(refunded.before, weights);
  const after = allocateMinor(refunded.after, weights);
  return rates.flatMap((rate, index) => {
    const grossBefore = refundedBefore[index] ?? 0;
    const grossAfter = after[index] ?? 0;
    const gross = grossBefore - grossAfter;
    const net = netShare(rate, grossBefore) - netShare(rate, grossAfter);
    const { taxPercent } = rate;
    return gross === 0 && net === 0
      ? []
      : [{ name, qty: 1, taxPercent, net, tax: gross - net, gross }];
  });
}

function sumsByRate(lines: readonly InvoiceLine[]): readonly RateSum[] {
  const percents = [...new Set(lines.map(({ taxPercent }) => taxPercent))];
  return percents.map((taxPercent) => {
    const ofRate = lines.filter((line) => line.taxPercent === taxPercent);
    return {
      taxPercent,
      net: sumOf(ofRate.map(({ net }) => net)),
      gross: sumOf(ofRate.map(({ gross }) => gross)),
    };
  });
}

const netShare = (rate: RateSum, gross: MinorUnits): MinorUnits =>
  rate.gross === 0 ? 0 : roundHalfUp((rate.net * gross) / rate.gross);
