export { announcedReduction, reductionOf } from './history/announced-reduction.ts';
export type { AnnouncedReduction, ReducibleProduct } from './history/announced-reduction.ts';
export { priceBundle, priceGrouped } from './product/composite-price.ts';
export type {
  CompositeProduct,
  BundleChoice,
  BundleProduct,
  FindPart,
  CompositePart,
} from './product/composite-price.ts';
export { cartTotals } from './cart/cart-totals.ts';
export type {
  CartCharge,
  CartLine,
  CartLineTotals,
  CartSegment,
  MinorCartTotals,
  CartTotalsOptions,
  RoundingPolicy,
} from './cart/cart-totals.ts';
export { couponOutcome } from './cart/coupon.ts';
export type { CouponDefinition, CouponEffect, CouponOutcome } from './cart/coupon.ts';
export { priceWithCustomOptions } from './product/custom-options-price.ts';
export type { PricedOptionValue } from './product/custom-options-price.ts';
export { discountPercent } from './product/discount-percent.ts';
export { freeShippingDistance } from './cart/free-shipping.ts';
export type { FreeShippingDistance } from './cart/free-shipping.ts';
export { checkPrice } from './product/check-price.ts';
export type { PriceRefusal } from './product/check-price.ts';
export type {
  Priceable,
  PriceableChild,
  PriceableProduct,
  Priced,
  PriceFields,
  PriceTier,
  WireAmount,
} from './product/price-fields.ts';
export { priceHistory } from './history/price-history.ts';
export type { PriceRecord } from './history/price-history.ts';
export { explainPrice, priceProduct } from './product/price-product.ts';
export { productPriceRange } from './product/product-price-range.ts';
export type { ProductPriceRange } from './product/product-price-range.ts';
export type { PriceStep } from './product/price-trace.ts';
export type { PricingContext } from './product/pricing-context.ts';
export { priorPrice } from './history/prior-price.ts';
export type { PriceHistoryEntry } from './history/prior-price.ts';
export { isInSpecialWindow } from './product/special-window.ts';
export type { SpecialWindow } from './product/special-window.ts';
export { fromGross, fromNet } from './tax/taxed-amount.ts';
export type { TaxedAmount } from './tax/taxed-amount.ts';
export { taxGroup, taxRate } from './tax/tax-rate.ts';
export type { TaxGroupConfig, TaxPlace, PricingTaxRule, PricingTaxRate } from './tax/tax-rate.ts';
export { tierPriceFor, tiersOfGroup } from './product/tier-price.ts';
export { vatContent } from './tax/vat.ts';
