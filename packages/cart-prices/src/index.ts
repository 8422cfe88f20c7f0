export { checkCouponRow, type CouponRefusal, type CouponRow } from './coupon/coupon-rule.ts';
export { viewCoupon } from './coupon/view-coupon.ts';
export {
  availablePayment,
  availableShipping,
  methodsAt,
  selectedShipping,
} from './methods/fitting-methods.ts';
export {
  deliveryTermsDocument,
  paymentDocument,
  shippingDocument,
} from './methods/method-documents.ts';
export {
  paymentMethod,
  type PaymentRule,
  type ShippingAndPaymentMethods,
  shippingMethod,
  type ShippingRule,
} from './methods/method-rules.ts';
export { orderPickupPoint, type PickupRefusal } from './order/order-pickup-point.ts';
export { type SeenLine, type TotalChange, totalChange } from './order/total-change.ts';
export {
  type CartChoices,
  type CountedLine,
  priceCart,
  type PricedCart,
  standardTaxRate,
} from './totals/price-cart.ts';
export { totalsDocument } from './totals/totals-document.ts';
