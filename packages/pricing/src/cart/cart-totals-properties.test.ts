import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, type CartLine, type CartTotalsOptions } from './cart-totals.ts';
import { fromGross } from '../tax/taxed-amount.ts';

const taxRate = fc.constantFrom(0, 5, 18, 19, 27);
const gross = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 2_000_000 }));
const line: fc.Arbitrary<CartLine> = fc.record({
  id: fc.oneof(fc.constantFrom('a', 'b'), fc.string({ maxLength: 4 })),
  unitGross: gross,
  qty: fc.integer({ min: 0, max: 20 }),
  taxRate,
});
const lines = fc.array(line, { maxLength: 12 });
const effect = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), amount: gross }),
  fc.record({ kind: fc.constant('free-shipping' as const) }),
);
const options: fc.Arbitrary<CartTotalsOptions> = fc.record(
  {
    rounding: fc.constantFrom('line', 'total'),
    shipping: fc.record({ gross, taxRate }),
    freeShippingAbove: gross,
    payment: fc.record({ gross, taxRate }),
    coupon: fc.record({
      code: fc.constant('KOD'),
      effect,
      minimumSubtotal: fc.option(gross, { nil: undefined }),
    }),
  },
  { requiredKeys: ['rounding'] },
);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('properties of cart totals', () => {
  it('[PR-45] the shares sum to the whole', () => {
    fc.assert(
      fc.property(lines, options, (cart, how) => {
        const totals = cartTotals(cart, how);
        for (const part of ['net', 'tax', 'gross'] as const) {
          expect(sum(totals.lines.map(({ row }) => row[part]))).toBe(totals.subtotal[part]);
          expect(
            sum(totals.lines.map(({ paid }) => paid[part])) +
              totals.shipping[part] +
              totals.payment[part],
          ).toBe(totals.grandTotal[part]);
        }
        expect(sum(totals.lines.map(({ discount }) => discount))).toBe(totals.discount);
        const shown = totals.segments.filter(
          ({ code }) => code !== 'tax' && code !== 'grand_total',
        );
        expect(sum(shown.map(({ value }) => value))).toBe(totals.grandTotal.gross);
      }),
      { numRuns: 500 },
    );
  });

  it('[PR-45] gross less tax is net, row less discount is paid, and nothing is negative', () => {
    fc.assert(
      fc.property(lines, options, (cart, how) => {
        const totals = cartTotals(cart, how);
        const amounts = [
          totals.subtotal,
          totals.shipping,
          totals.payment,
          totals.grandTotal,
          ...totals.lines.flatMap(({ unit, row, paid }) => [unit, row, paid]),
        ];
        for (const { net, tax, gross: whole } of amounts) {
          expect(whole - tax).toBe(net);
          expect(Math.min(net, tax, whole)).toBeGreaterThanOrEqual(0);
        }
        for (const { row, discount, paid } of totals.lines)
          expect(row.gross - discount).toBe(paid.gross);
      }),
      { numRuns: 500 },
    );
  });

  it('[PR-51] no line gets more off than it costs', () => {
    fc.assert(
      fc.property(lines, options, (cart, how) => {
        for (const { row, discount } of cartTotals(cart, how).lines)
          expect(discount >= 0 && discount <= row.gross).toBe(true);
      }),
    );
  });

  it('[PR-53] per line, the tax is that of each line', () => {
    fc.assert(
      fc.property(lines, options, (cart, how) => {
        for (const { paid, taxRate: rate } of cartTotals(cart, { ...how, rounding: 'line' }).lines)
          expect(paid).toEqual(fromGross(paid.gross, rate));
      }),
    );
  });

  it('[PR-53] per total, the tax of each rate is that of its total', () => {
    fc.assert(
      fc.property(lines, options, (cart, how) => {
        const bare = {
          ...how,
          rounding: 'total',
          shipping: undefined,
          payment: undefined,
        } as const;
        const totals = cartTotals(cart, bare);
        for (const rate of new Set(cart.map((each) => each.taxRate))) {
          const ofRate = totals.lines.filter((each) => each.taxRate === rate);
          const whole = fromGross(sum(ofRate.map(({ paid }) => paid.gross)), rate);
          expect(sum(ofRate.map(({ paid }) => paid.tax))).toBe(whole.tax);
        }
      }),
    );
  });

  it('[PR-54] the order of lines changes no figure', () => {
    const shuffled = lines.chain((cart) =>
      fc.tuple(
        fc.constant(cart),
        fc.shuffledSubarray(cart, { minLength: cart.length, maxLength: cart.length }),
      ),
    );
    const byText = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    fc.assert(
      fc.property(shuffled, options, ([cart, otherwise], how) => {
        const { lines: rows, ...totals } = cartTotals(cart, how);
        const { lines: otherRows, ...otherTotals } = cartTotals(otherwise, how);
        expect(otherTotals).toEqual(totals);
        expect(byText(otherRows)).toEqual(byText(rows));
        expect(otherRows.map(({ id }) => id)).toEqual(otherwise.map(({ id }) => id));
      }),
      { numRuns: 500 },
    );
  });

  it('[PR-55] a bigger discount never costs more', () => {
    const two = fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
        .map(([a, b]) => [a, b].map((percent) => ({ kind: 'percent' as const, percent }))),
      fc
        .tuple(gross, gross)
        .map(([a, b]) => [a, b].map((amount) => ({ kind: 'fixed' as const, amount }))),
    );
    fc.assert(
      fc.property(lines, options, two, (cart, how, [one, other]) => {
        fc.pre(one !== undefined && other !== undefined);
        const cost = (what: typeof one) =>
          cartTotals(cart, { ...how, coupon: { code: 'KOD', effect: what } }).grandTotal.gross;
        const size = (what: typeof one) => (what.kind === 'percent' ? what.percent : what.amount);
        const [smaller, bigger] = size(one) <= size(other) ? [one, other] : [other, one];
        expect(cost(bigger)).toBeLessThanOrEqual(cost(smaller));
        const without = cartTotals(cart, { ...how, coupon: undefined }).grandTotal.gross;
        expect(cost(smaller)).toBeLessThanOrEqual(without);
      }),
      { numRuns: 500 },
    );
  });
});
