import { describe, expect, it } from 'vitest';
import readme from '../README.md?raw';
// oxlint-disable-next-line import/default -- the file as text, not as a module
import source from './readme-example.ts?raw';
import { priced, shares, story, totals } from './readme-example.ts';

describe('the example of the README', () => {
  it('[PR-9] is the code that runs', () => {
    expect(readme).toContain(source);
  });

  it('[PR-9] gives the figures it names', () => {
    expect(priced).toMatchObject({
      sku: 'FELHO-FOTEL',
      price: 7866,
      price_tax: 2124,
      price_incl_tax: 9990,
      original_price_incl_tax: 12_990,
    });
    expect(story).toEqual(['PR-10 source-price 12990', 'PR-13 special-price 9990']);
    expect(totals.grandTotal.gross).toBe(17_982);
    expect(totals.isShippingFree).toBe(true);
    expect(shares.map(({ minor }) => minor)).toEqual([34, 33, 33]);
  });
});
