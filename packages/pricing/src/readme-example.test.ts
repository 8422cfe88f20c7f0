import { cartTotals, priceProduct } from '@shop/pricing';
import { moneyFromWire } from '@shop/money';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import readme from '../README.md?raw';
// oxlint-disable-next-line import/default -- the file as text, not as a module
import source from './readme-example.ts?raw';
import { chairPrices, shares, trace, totals } from './readme-example.ts';

describe('the example of the README', () => {
  it('[PR-10] is the code that runs', () => {
    expect(readme).toContain(source);
  });

  it('[PR-10] gives the figures it names', () => {
    expect(chairPrices).toMatchObject({
      sku: 'FELHO-FOTEL',
      price: 7866,
      price_tax: 2124,
      price_incl_tax: 9990,
      original_price_incl_tax: 12_990,
    });
    expect(trace).toEqual(['PR-11 source-price 12990', 'PR-15 special-price 9990']);
    expect(totals.grandTotal.gross).toBe(17_982);
    expect(totals.isShippingFree).toBe(true);
    expect(shares.map(({ minor }) => minor)).toEqual([34, 33, 33]);
  });

  it('[MO-1] findings A5: works for a store in euros too', () => {
    const context = {
      currency: 'EUR' as const,
      country: 'DE',
      taxRules: [],
      sourcePriceIncludesTax: true,
      finalPriceIncludesTax: true,
      now: unsafeBrand<EpochMs>(0),
    };
    const sumOfTwo = (price: number) => {
      const { price_incl_tax: gross } = priceProduct({ price }, context);
      const unitGross = moneyFromWire(gross, context.currency).minor;
      const line = { id: 'A', unitGross, qty: 2, taxRate: 19 };
      return cartTotals([line], { rounding: 'line' }).grandTotal.gross;
    };
    expect([sumOfTwo(46.41), sumOfTwo(39)]).toEqual([9282, 7800]);
    expect(readme).toContain('moneyFromWire(chairPrices.price_incl_tax, context.currency).minor');
  });
});
