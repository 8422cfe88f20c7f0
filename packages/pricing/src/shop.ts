export { checkCoupon, couponEnd } from './coupon-terms.ts';
export type { CouponRefusal, CouponTerms } from './coupon-terms.ts';
export { quantitySteps, unitPriceAt } from './quantity-price.ts';
export type { QuantityPriced, QuantityStep } from './quantity-price.ts';
export { shippingFee } from './shipping-fee.ts';
export { guests, shopPricing } from './shop-pricing.ts';
export type { PricingSettings } from './shop-pricing.ts';
export { instalmentPlan } from './instalments.ts';
export type { InstalmentPlan, InstalmentRequest } from './instalments.ts';
