import { allocate, huf, moneyFromWire } from '@shop/money';
import { cartTotals, explainPrice, priceProduct } from '@shop/pricing';
import { unsafeBrand, type EpochMs } from '@shop/kernel';

const context = {
  currency: 'HUF' as const,
  country: 'HU',
  taxRules: [{ product_tax_class_ids: [2], rates: [{ rate: 27, tax_country_id: 'HU' }] }],
  sourcePriceIncludesTax: true,
  finalPriceIncludesTax: true,
  now: unsafeBrand<EpochMs>(Date.UTC(2026, 2, 5, 12)), // the server's clock, sent with the page
};

// Product of the catalog: gross, with an offer until the end of March.
const chair = {
  sku: 'FELHO-FOTEL',
  tax_class_id: 2,
  price: 12_990,
  special_price: 9_990,
  special_to_date: '2026-04-01 00:00:00',
};

export const chairPrices = priceProduct(chair, context);
// chairPrices.price_incl_tax 9990, chairPrices.price 7866, chairPrices.price_tax 2124, priced.original_price_incl_tax 12990

export const trace = explainPrice(chair, context).steps.map(({ rule, step, gross }) =>
  [rule, step, gross].join(' '),
);
// ['PR-11 source-price 12990', 'PR-15 special-price 9990']

// A document carries forints or euros, a cart whole minor units: 46.41 € is 4641.
const unitGross = moneyFromWire(chairPrices.price_incl_tax, context.currency).minor;

export const totals = cartTotals([{ id: chair.sku, unitGross, qty: 2, taxRate: 27 }], {
  rounding: 'line',
  shipping: { gross: 1_490, taxRate: 27 },
  freeShippingAbove: 10_000,
  coupon: { code: 'NYAR10', effect: { kind: 'percent', percent: 10 } },
});
// totals.grandTotal.gross 17982: two chairs less 10 %, shipping free

export const shares = allocate(huf(100), [1, 1, 1]);
// 34 Ft, 33 Ft, 33 Ft
