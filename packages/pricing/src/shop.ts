export { checkCoupon, couponEnd } from './cart/coupon-terms.ts';
export type { CouponRejection, CouponTerms } from './cart/coupon-terms.ts';
export { quantitySteps, unitPriceAt } from './product/quantity-price.ts';
export type { QuantityPriced, QuantityStep } from './product/quantity-price.ts';
export { shippingFee } from './cart/shipping-fee.ts';
export { guestGroupId, shopPricing } from './product/shop-pricing.ts';
export type { PricingSettings } from './product/shop-pricing.ts';
export { instalmentPlan } from './product/instalments.ts';
export type { InstalmentPlan, InstalmentRequest } from './product/instalments.ts';
