import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { huf } from '@shop/money';
import { fromGross, fromNet } from './taxed-amount.ts';
import { vatContent } from './vat.ts';

const minor = fc.integer({ min: 0, max: 1_000_000_000 });
const rate = fc.constantFrom(0, 5, 8.25, 18, 19, 22, 25, 27);

describe('an amount with its tax', () => {
  it.each([
    [12_990, 10_228, 2762],
    [9990, 7866, 2124],
    [254, 200, 54],
    [100, 79, 21],
    [99_999, 78_739, 21_260],
    [0, 0, 0],
  ])('[PR-4] %s Ft at 27 %% is %s net and %s tax', (gross, net, tax) => {
    expect(fromGross(gross, 27)).toEqual({ net, tax, gross });
  });

  it('[PR-4] from net the gross is the sum', () => {
    expect(fromNet(10_228, 27)).toEqual({ net: 10_228, tax: 2762, gross: 12_990 });
    expect(fromNet(1, 27)).toEqual({ net: 1, tax: 0, gross: 1 });
  });

  it('[PR-4] gross less tax is net, from either side', () => {
    fc.assert(
      fc.property(minor, rate, (amount, percent) => {
        for (const taxed of [fromGross(amount, percent), fromNet(amount, percent)]) {
          expect(taxed.gross - taxed.tax).toBe(taxed.net);
          expect(Number.isSafeInteger(taxed.tax) && taxed.tax >= 0).toBe(true);
        }
      }),
    );
  });

  it('[PR-4] more gross is never less net nor less tax', () => {
    fc.assert(
      fc.property(minor, rate, (gross, percent) => {
        const one = fromGross(gross, percent);
        const next = fromGross(gross + 1, percent);
        expect(next.net >= one.net && next.tax >= one.tax).toBe(true);
      }),
    );
  });

  it('[PR-57] the VAT inside of 12 990 Ft is 27/127 of it', () => {
    expect(vatContent(huf(12_990), 27)).toEqual(huf(2762));
    expect(vatContent(huf(127), 27)).toEqual(huf(27));
  });
});
