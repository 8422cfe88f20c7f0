import { describe, expect, it } from 'vitest';
import { cartTotals, type CartLine, type CartTotalsOptions } from './cart-totals.ts';

const sofa: CartLine = { id: 'sofa', unitGross: 219_900, qty: 1, taxRate: 27 };
const chair: CartLine = { id: 'chair', unitGross: 12_990, qty: 4, taxRate: 27 };
const book: CartLine = { id: 'book', unitGross: 4990, qty: 1, taxRate: 5 };
const courier = { gross: 1490, taxRate: 27 };
const cashOnDelivery = { gross: 490, taxRate: 27 };
const perLine: CartTotalsOptions = { rounding: 'line' };

describe('cartTotals', () => {
  it('[PR-45] gives every line its figures and adds them up', () => {
    const totals = cartTotals([chair, book], perLine);
    expect(totals.lines).toEqual([
      {
        id: 'chair',
        qty: 4,
        taxRate: 27,
        unit: { net: 10_228, tax: 2762, gross: 12_990 },
        row: { net: 40_913, tax: 11_047, gross: 51_960 },
        discount: 0,
        discountPercent: 0,
        paid: { net: 40_913, tax: 11_047, gross: 51_960 },
      },
      {
        id: 'book',
        qty: 1,
        taxRate: 5,
        unit: { net: 4752, tax: 238, gross: 4990 },
        row: { net: 4752, tax: 238, gross: 4990 },
        discount: 0,
        discountPercent: 0,
        paid: { net: 4752, tax: 238, gross: 4990 },
      },
    ]);
    expect(totals).toMatchObject({
      qty: 5,
      subtotal: { net: 45_665, tax: 11_285, gross: 56_950 },
      grandTotal: { net: 45_665, tax: 11_285, gross: 56_950 },
      discount: 0,
      isShippingFree: false,
    });
    expect(totals).not.toHaveProperty('coupon');
  });

  it('[PR-45] names the segments in the order they are shown', () => {
    const coupon = { code: 'NYAR10', effect: { kind: 'percent', percent: 10 } } as const;
    const totals = cartTotals([chair], {
      ...perLine,
      shipping: courier,
      payment: cashOnDelivery,
      coupon,
    });
    expect(totals.segments).toEqual([
      { code: 'subtotal', value: 51_960 },
      { code: 'shipping', value: 1490 },
      { code: 'payment', value: 490 },
      { code: 'discount', value: -5196 },
      { code: 'tax', value: 9942 + 317 + 104 },
      { code: 'grand_total', value: 48_744 },
    ]);
  });

  it('[PR-45] leaves out the segments of what was not chosen, and has no negative zero', () => {
    const { segments } = cartTotals([chair], perLine);
    expect(segments.map(({ code }) => code)).toEqual([
      'subtotal',
      'discount',
      'tax',
      'grand_total',
    ]);
    expect(Object.is(segments[1]?.value, 0)).toBe(true);
  });

  it('[PR-46] shipping is paid once per cart', () => {
    const one = { ...chair, unitGross: 1, qty: 1, id: 'one' };
    const two = { ...chair, unitGross: 2, qty: 2, id: 'two' };
    const totals = cartTotals([one, two], { ...perLine, shipping: { gross: 8, taxRate: 27 } });
    expect(totals.grandTotal.gross).toBe(13);
    expect(totals.shipping).toEqual({ net: 6, tax: 2, gross: 8 });
  });

  it.each([
    [9999, 1490],
    [10_000, 1490],
    [10_001, 0],
  ])(
    '[PR-46] goods of %s Ft pay %s Ft for shipping when it is free above 10 000',
    (unitGross, gross) => {
      const line = { ...chair, unitGross, qty: 1 };
      const totals = cartTotals([line], {
        ...perLine,
        shipping: courier,
        freeShippingAbove: 10_000,
      });
      expect(totals.shipping.gross).toBe(gross);
      expect(totals.isShippingFree).toBe(gross === 0);
      expect(totals.segments[1]).toEqual({ code: 'shipping', value: gross });
    },
  );

  it('[PR-46] a coupon does not bring the shipping cost back', () => {
    const line = { ...chair, unitGross: 10_500, qty: 1 };
    const coupon = { code: 'ÖTSZÁZ', effect: { kind: 'fixed', amount: 600 } } as const;
    const options = { ...perLine, shipping: courier, freeShippingAbove: 10_000 };
    expect(cartTotals([line], { ...options, coupon }).grandTotal.gross).toBe(9900);
  });

  it('[PR-46] an empty cart pays nothing', () => {
    for (const rounding of ['line', 'total'] as const) {
      const totals = cartTotals([], { rounding, shipping: courier, payment: cashOnDelivery });
      expect(totals.grandTotal).toEqual({ net: 0, tax: 0, gross: 0 });
      expect(totals.lines).toEqual([]);
    }
  });

  it('[PR-47] the cost of the payment method is part of the total', () => {
    const totals = cartTotals([sofa], { ...perLine, payment: cashOnDelivery });
    expect(totals.payment).toEqual({ net: 386, tax: 104, gross: 490 });
    expect(totals.grandTotal.gross).toBe(220_390);
  });

  it('[PR-47] shipping and payment may be the very same charge', () => {
    const totals = cartTotals([chair], { rounding: 'total', shipping: courier, payment: courier });
    expect(totals.grandTotal.gross).toBe(51_960 + 2 * 1490);
    const [line] = totals.lines;
    expect(totals.grandTotal.tax).toBe(
      (line?.paid.tax ?? 0) + totals.shipping.tax + totals.payment.tax,
    );
  });

  it('[PR-53] per line every part is rounded; per total the whole is, and shared out', () => {
    const cheap = (id: string): CartLine => ({ id, unitGross: 2, qty: 1, taxRate: 27 });
    const lines = ['a', 'b', 'c', 'd', 'e'].map(cheap);
    const line = cartTotals(lines, { rounding: 'line' });
    expect(line.grandTotal).toEqual({ net: 10, tax: 0, gross: 10 });
    const total = cartTotals(lines, { rounding: 'total' });
    expect(total.grandTotal).toEqual({ net: 8, tax: 2, gross: 10 });
    expect(total.lines.map(({ paid }) => paid.tax)).toEqual([1, 1, 0, 0, 0]);
  });

  it('[PR-53] rates are never mixed', () => {
    const totals = cartTotals([chair, book, sofa], { rounding: 'total' });
    expect(totals.lines[1]?.paid).toEqual({ net: 4752, tax: 238, gross: 4990 });
  });

  it('[PR-53] the odd forint of a total goes by the id of a line, not by its place', () => {
    const lines = ['b', 'c', 'a'].map((id): CartLine => ({
      id,
      unitGross: 3,
      qty: 1,
      taxRate: 27,
    }));
    const { lines: shared } = cartTotals(lines, { rounding: 'total' });
    expect(shared.map(({ id, paid }) => [id, paid.tax])).toEqual([
      ['b', 1],
      ['c', 0],
      ['a', 1],
    ]);
  });

  it.each<[string, CartLine, CartLine, number]>([
    ['price', { ...chair, unitGross: 1, qty: 1 }, { ...chair, unitGross: 3, qty: 1 }, 2],
    ['quantity', { ...chair, unitGross: 1, qty: 1 }, { ...chair, unitGross: 1, qty: 3 }, 2],
    [
      'tax rate',
      { ...chair, unitGross: 1, qty: 1, taxRate: 5 },
      { ...chair, unitGross: 1, qty: 1 },
      1,
    ],
  ])('[PR-54] lines with the same id differ by their %s', (_what, one, other, amount) => {
    const coupon = { code: 'KOD', effect: { kind: 'fixed', amount } } as const;
    const shares = (...lines: CartLine[]) =>
      cartTotals(lines, { ...perLine, coupon }).lines.map(({ discount }) => discount);
    expect(shares(one, other)).toEqual(shares(other, one).toReversed());
  });

  it.each<[string, Partial<CartLine>]>([
    ['a fraction of a forint', { unitGross: 0.5 }],
    ['a negative price', { unitGross: -1 }],
    ['half a piece', { qty: 0.5 }],
    ['a negative quantity', { qty: -1 }],
    ['no tax rate', { taxRate: Number.NaN }],
    ['more than can be counted', { unitGross: 2 ** 52, qty: 4 }],
  ])('[MO-1] %s throws', (_what, changes) => {
    expect(() => cartTotals([{ ...chair, ...changes }], perLine)).toThrow(RangeError);
  });

  it('[MO-1] a charge that is not whole throws', () => {
    const half = { gross: 0.5, taxRate: 27 };
    expect(() => cartTotals([chair], { ...perLine, shipping: half })).toThrow(RangeError);
    expect(() => cartTotals([chair], { ...perLine, payment: half })).toThrow(RangeError);
  });
});
