export { announcedReduction, reductionOf } from './announced-reduction.ts';
export type { AnnouncedReduction, ReducibleProduct } from './announced-reduction.ts';
export { priceBundle, priceGrouped } from './assembled-price.ts';
export type {
  Assembled,
  BundleChoice,
  BundleProduct,
  FindPart,
  AssemblyPart,
} from './assembled-price.ts';
export { cartTotals } from './cart-totals.ts';
export type {
  CartCharge,
  CartLine,
  CartLineTotals,
  CartSegment,
  CartTotals,
  CartTotalsOptions,
  RoundingPolicy,
} from './cart-totals.ts';
export { cashPayment } from './cash-rounding.ts';
export type { CashPayment } from './cash-rounding.ts';
export { couponOutcome } from './coupon.ts';
export type { Coupon, CouponEffect, CouponOutcome } from './coupon.ts';
export { priceWithCustomOptions } from './custom-options-price.ts';
export type { PricedOptionValue } from './custom-options-price.ts';
export { discountPercent } from './discount-percent.ts';
export { freeShippingDistance } from './free-shipping.ts';
export type { FreeShippingDistance } from './free-shipping.ts';
export {
  CurrencyMismatchError,
  addMoney,
  compareMoney,
  huf,
  money,
  moneyFromWire,
  multiplyMoney,
  splitByWeight,
  subtractMoney,
  wireAmount,
} from './money.ts';
export type { Currency, Money } from './money.ts';
export { checkPrice } from './price-check.ts';
export type { PriceRefusal } from './price-check.ts';
export type {
  Priceable,
  PriceableChild,
  PriceableProduct,
  Priced,
  PriceFields,
  TierPrice,
  WireAmount,
} from './price-fields.ts';
export { priceLedger } from './price-ledger.ts';
export type { PriceRecord } from './price-ledger.ts';
export { explainPrice, priceProduct } from './price-product.ts';
export { priceSpan } from './price-span.ts';
export type { PriceSpan } from './price-span.ts';
export type { PriceStep } from './price-trace.ts';
export type { PricingContext } from './pricing-context.ts';
export { priorPrice } from './prior-price.ts';
export type { PriceLedgerEntry } from './prior-price.ts';
export { isInSpecialWindow } from './special-window.ts';
export type { SpecialWindow } from './special-window.ts';
export { fromGross, fromNet } from './taxed-amount.ts';
export type { TaxedAmount } from './taxed-amount.ts';
export { taxGroup, taxRate } from './tax-rate.ts';
export type { TaxGroupConfig, TaxPlace, TaxRule, TaxRuleRate } from './tax-rate.ts';
export { tierPrice, tiersOfGroup } from './tier-price.ts';
export { vatContent } from './vat.ts';
export { momentOf } from './zone-time.ts';
export type { TimeZone } from './zone-time.ts';
