import { describe, expect, it } from 'vitest';
import { priceProduct } from './price-product.ts';
import { at, inHungary } from '../test/hungary.ts';

/** Document priced by another implementation: no amount rounded, every `original_…` net. */
const chair = {
  tax_class_id: 2,
  price: 9990 / 1.27,
  price_tax: 9990 - 9990 / 1.27,
  price_incl_tax: 9990,
  original_price: 12_990 / 1.27,
  original_price_tax: 12_990 - 12_990 / 1.27,
  original_price_incl_tax: 12_990,
  special_price: 9990 / 1.27,
  special_price_tax: 9990 - 9990 / 1.27,
  special_price_incl_tax: 9990,
  original_special_price: 9990 / 1.27,
  special_to_date: '2026-04-01',
};

describe('findings A6: a document that another member of the family has priced', () => {
  it('[PR-13] keeps its prices where sources are gross', () => {
    const once = priceProduct(chair, inHungary());
    expect(once).toMatchObject({
      price_incl_tax: 9990,
      original_price_incl_tax: 12_990,
      special_price_incl_tax: 9990,
    });
    expect(priceProduct(once, inHungary())).toStrictEqual(once);
  });

  it('[PR-13] keeps them where its figures are rounded', () => {
    const rounded = {
      ...chair,
      price: 7866,
      price_tax: 2124,
      original_price: 10_228,
      original_price_tax: 2762,
      special_price: 7866,
      special_price_tax: 2124,
      original_special_price: 7866,
    };
    expect(priceProduct(rounded, inHungary())).toMatchObject({
      price_incl_tax: 9990,
      original_price_incl_tax: 12_990,
    });
  });

  it('[PR-13] has its offer end as any other', () => {
    const later = inHungary({ now: at('2026-04-02T12:00:00Z') });
    expect(priceProduct(chair, later)).toMatchObject({
      price_incl_tax: 12_990,
      special_price_incl_tax: 0,
    });
    expect(priceProduct(priceProduct(chair, later), inHungary()).price_incl_tax).toBe(9990);
  });

  it('[PR-13] keeps a final price that is net', () => {
    const final = { ...chair, original_special_price: 0, special_price: 0 };
    const priced = priceProduct({ ...final, original_final_price: 10_990 / 1.27 }, inHungary());
    expect(priced.price_incl_tax).toBe(10_990);
  });

  it.each([
    ['no tax beside them', { original_price_tax: undefined }],
    ['another tax beside them', { original_price_tax: 5 }],
    ['a tax beside them that is wrong by one forint', { original_price_tax: 1 }],
  ])('[PR-13] is a raw one where its original prices have %s', (_what, lost) => {
    const raw = { tax_class_id: 2, original_price: 12_990, original_price_incl_tax: 12_990 };
    const priced = priceProduct({ ...raw, special_price: 9990, ...lost }, inHungary());
    expect(priced).toMatchObject({ price_incl_tax: 9990, original_price_incl_tax: 12_990 });
  });

  it('[PR-13] is a raw one where its original prices are wrong by some cents', () => {
    const raw = { original_price: 100, original_price_tax: 0.05, original_price_incl_tax: 100 };
    const priced = priceProduct(
      { ...raw, tax_class_id: 2, special_price: 90 },
      inHungary({ currency: 'EUR' }),
    );
    expect(priced).toMatchObject({ price_incl_tax: 90, original_price_incl_tax: 100 });
  });

  it('[PR-13] is a raw one where its original prices are 0', () => {
    const empty = { original_price: 0, original_price_tax: 0, original_price_incl_tax: 0 };
    const priced = priceProduct({ ...empty, tax_class_id: 2, price: 12_990 }, inHungary());
    expect(priced.price_incl_tax).toBe(12_990);
  });

  it('[PR-13] keeps its prices where null stands for the amount of the catalog', () => {
    const priced = priceProduct({ ...chair, original_source_price: null }, inHungary());
    expect(priced).toMatchObject({ price_incl_tax: 9990, original_price_incl_tax: 12_990 });
  });

  it('[PR-13] our own output says which amount the catalogue gave', () => {
    const gross = priceProduct({ tax_class_id: 2, price: '12990.00' }, inHungary());
    expect(gross.original_source_price).toBe(12_990);
    const net = { sourcePriceIncludesTax: false, finalPriceIncludesTax: false };
    const priced = priceProduct({ tax_class_id: 2, price: 779.5276 }, inHungary(net));
    expect(priced).toMatchObject({ original_source_price: 779.5276, original_price: 780 });
  });
});
