/**
 * Measures products per second priced by `priceProduct` on one core, each a configurable with 20 variants. Goal:
 * 100,000 (packages/pricing/SPEC.md).
 *
 *   node --conditions=@shop/source benchmarks/pricing.ts
 */
import { cartTotals, priceProduct, type PricingContext } from '@shop/pricing';
import { perSecond, printRate } from './measure.ts';

const goalPerSecond = 100_000;

const context: PricingContext = {
  country: 'HU',
  taxRules: [
    { product_tax_class_ids: [5], rates: [{ rate: 5, tax_country_id: 'HU' }] },
    { product_tax_class_ids: [2], rates: [{ rate: 27, tax_country_id: 'HU', tax_region_id: 0 }] },
  ],
  sourcePriceIncludesTax: true,
  finalPriceIncludesTax: true,
  now: Date.UTC(2026, 2, 5, 12) as PricingContext['now'],
};

const children = Array.from({ length: 20 }, (_, index) => ({
  sku: `KANAPE-${index}`,
  id: 1000 + index,
  status: 1,
  price: 219_900 + index * 1000,
  special_price: index % 2 === 0 ? 189_900 + index * 1000 : 0,
  final_price: 219_900 + index * 1000,
  special_from_date: '2026-03-01 00:00:00',
  special_to_date: '2026-04-01 00:00:00',
  stock: { is_in_stock: index % 5 !== 0, qty: 3 },
  custom_attributes: [
    { attribute_code: 'color', value: String(50 + index) },
    { attribute_code: 'fabric', value: '71' },
    { attribute_code: 'image', value: `/kanapek/felho-kanape/${index}.webp` },
  ],
}));

const sofa = {
  sku: 'KANAPE',
  id: 1,
  name: 'Felhő kanapé',
  type_id: 'configurable',
  tax_class_id: 2,
  price: 219_900,
  ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`attribute_${index}`, 'x'])),
  configurable_children: children,
};
const priced = priceProduct(sofa, context);
const cart = children.slice(0, 8).map(({ sku, price }) => ({
  id: sku,
  unitGross: price,
  qty: 2,
  taxRate: 27,
}));

const raw = perSecond(() => priceProduct(sofa, context));
const again = perSecond(() => priceProduct(priced, context));
const totals = perSecond(() =>
  cartTotals(cart, {
    rounding: 'total',
    shipping: { gross: 1490, taxRate: 27 },
    coupon: { code: 'NYAR10', effect: { kind: 'percent', percent: 10 } },
  }),
);

printRate('pricing: priceProduct, raw products of 20 variants', raw, goalPerSecond);
printRate('pricing: priceProduct, the same when they are priced', again);
printRate('pricing: cartTotals, 8 lines', totals);
