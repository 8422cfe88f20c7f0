import { currencies, withoutTax } from '@shop/money';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleOrder } from '../test/sample-order.ts';
import { correctionLines } from './correction-lines.ts';
import type { InvoiceLine } from './invoice-document.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import { orderLines } from './order-lines.ts';
import { sumOf } from './sum-of.ts';

/** Standard rates of Hungary, Germany, Italy and Romania, reduced ones, and none. */
const rates = [27, 19, 22, 21, 18, 5, 9, 10, 0];
const taxOf = (gross: number, rate: number) => gross - withoutTax(gross, rate);

const item = fc
  .record({
    unit: fc.integer({ min: 1, max: 1_000_000 }),
    qty: fc.integer({ min: 1, max: 20 }),
    discountShare: fc.integer({ min: 0, max: 100 }),
    taxPercent: fc.constantFrom(...rates),
  })
  .map(({ unit, qty, discountShare, taxPercent }) => {
    const rowGross = unit * qty;
    const discount = Math.floor((rowGross * discountShare) / 100);
    const tax = taxOf(rowGross - discount, taxPercent);
    return { name: 'Bögre', qty, rowGross, discount, tax, taxPercent };
  });

const anyOrder: fc.Arbitrary<InvoicedOrder> = fc
  .record({
    currency: fc.constantFrom(...currencies),
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    shipping: fc.integer({ min: 0, max: 500_000 }),
    paymentFee: fc.integer({ min: 0, max: 5_000 }),
    feeRate: fc.constantFrom(...rates),
    isShippingTaxKnown: fc.boolean(),
  })
  .map(({ currency, items, shipping, paymentFee, feeRate, isShippingTaxKnown }) => {
    const goods = sumOf(items.map(({ rowGross, discount }) => rowGross - discount));
    const shippingTax = taxOf(shipping, feeRate);
    const goodsTax = sumOf(items.map(({ tax }) => tax));
    return {
      ...sampleOrder,
      currency,
      items,
      shipping,
      shippingTax: isShippingTaxKnown ? shippingTax : undefined,
      paymentFee,
      tax: goodsTax + shippingTax + taxOf(paymentFee, feeRate),
      total: goods + shipping + paymentFee,
    };
  });

const sums = (lines: readonly InvoiceLine[]) => ({
  net: sumOf(lines.map(({ net }) => net)),
  tax: sumOf(lines.map(({ tax }) => tax)),
  gross: sumOf(lines.map(({ gross }) => gross)),
});

it('[IN-1] lists the articles less their discount, delivery and the fee', () => {
  expect(orderLines(sampleOrder)).toEqual([
    { name: 'Kavics bögre', qty: 2, taxPercent: 27, net: 7_874, tax: 2_126, gross: 10_000 },
    { name: 'Könyv', qty: 1, taxPercent: 5, net: 1_905, tax: 95, gross: 2_000 },
    {
      name: 'Házhozszállítás futárral',
      qty: 1,
      taxPercent: 27,
      net: 1_567,
      tax: 423,
      gross: 1_990,
    },
    { name: 'Utánvét', qty: 1, taxPercent: 27, net: 394, tax: 106, gross: 500 },
  ]);
});

it('[IN-1] leaves out what costs nothing beside the articles', () => {
  const free = {
    ...sampleOrder,
    shipping: 0,
    shippingTax: 0,
    paymentFee: 0,
    tax: 2_221,
    total: 12_000,
  };
  expect(orderLines(free).map(({ name }) => name)).toEqual(['Kavics bögre', 'Könyv']);
});

it('[IN-2] adds up to total and tax of the order in each currency and at each rate', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const lines = orderLines(order);
      expect(sums(lines)).toEqual({
        net: order.total - order.tax,
        tax: order.tax,
        gross: order.total,
      });
      expect(lines.every(({ net, tax, gross }) => net + tax === gross)).toBe(true);
    }),
  );
});

it('[IN-2] makes no lines of amounts that do not add up', () => {
  expect(() => orderLines({ ...sampleOrder, total: 14_491 })).toThrow(
    new RangeError('Lines of 14490, total of 14491'),
  );
});

it('[IN-3] reads the rate of a fee from its tax', () => {
  const romanian = {
    ...sampleOrder,
    currency: 'RON' as const,
    items: [{ name: 'Carte', qty: 1, rowGross: 11_100, discount: 0, tax: 1_100, taxPercent: 11 }],
    shipping: 2_420,
    shippingTax: 420,
    paymentFee: 0,
    tax: 1_520,
    total: 13_520,
  };
  expect(orderLines(romanian).map(({ taxPercent }) => taxPercent)).toEqual([11, 21]);
});

it('[IN-4] shares a refund out over the rates, each in proportion', () => {
  expect(correctionLines(orderLines(sampleOrder), { before: 0, after: 4_990 }, 'Refund')).toEqual([
    { name: 'Refund', qty: 1, taxPercent: 27, net: -3_387, tax: -914, gross: -4_301 },
    { name: 'Refund', qty: 1, taxPercent: 5, net: -656, tax: -33, gross: -689 },
  ]);
});

it('[IN-4] refunds in parts leave nothing of net, tax and gross at any rate', () => {
  const cuts = fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 4 });
  fc.assert(
    fc.property(anyOrder, cuts, (order, shares) => {
      const lines = orderLines(order);
      const steps = [0, ...shares.sort((a, b) => a - b), 1_000].map((share) =>
        Math.floor((order.total * share) / 1_000),
      );
      const corrections = steps
        .slice(1)
        .map((after, index) => correctionLines(lines, { before: steps[index]!, after }, 'Refund'));
      for (const [index, correction] of corrections.entries()) {
        expect(sums(correction).gross).toBe(steps[index]! - steps[index + 1]!);
      }
      const all = [...lines, ...corrections.flat()];
      for (const rate of new Set(all.map(({ taxPercent }) => taxPercent))) {
        const ofRate = all.filter(({ taxPercent }) => taxPercent === rate);
        expect(sums(ofRate)).toEqual({ net: 0, tax: 0, gross: 0 });
      }
    }),
  );
});
