export type { CheckoutCart, CheckoutLine } from './flow/checkout-cart.ts';
export { defaultCheckoutConfig } from './flow/checkout-ports.ts';
export type {
  CheckoutConfig,
  CheckoutPorts,
  CheckoutSelection,
  NewAccount,
} from './flow/checkout-ports.ts';
export type { Checkout, CheckoutState } from './flow/checkout.ts';
export { createCheckout } from './flow/create-checkout.ts';
export { emptyPaymentDetails } from './flow/details.ts';
export type { Acceptance, PaymentDetails, ShippingDetails } from './flow/details.ts';
export { deliveryAt } from './methods/delivery-at.ts';
export type { DeliveryAnswer, DeliveryGoods } from './methods/delivery-at.ts';
export { deliveryPrice } from './methods/delivery-price.ts';
export type { DeliverySettings } from './methods/delivery-price.ts';
export { canShip, isWithinBounds } from './methods/shipping-limits.ts';
export type { Shipment, ShippingLimits } from './methods/shipping-limits.ts';
export {
  availablePayment,
  availableShipping,
  parcelCarrierOf,
  paymentAtPoint,
  pickupPointOf,
  pickupPointsOf,
  selectedOrDefault,
  selectedPickupPoint,
  shippingCodes,
  shippingKey,
} from './methods/methods.ts';
export { readOrderResponse } from './order/order-response.ts';
export type { OrderResponse } from './order/order-response.ts';
export { stepOfRefusal } from './order/order-flow.ts';
export type {
  ChangedLine,
  LostCoupon,
  NotPlaced,
  OrderRefusal,
  PlaceOutcome,
  SoldOutLine,
} from './order/place-outcome.ts';
export { toProfileDetails } from './flow/profile-details.ts';
export type { ProfileDetails } from './flow/profile-details.ts';
export { isLineFixed } from './order/refused-lines.ts';
export type { CountedLine } from './order/refused-lines.ts';
export { stepsOf } from './flow/steps.ts';
export type { CheckoutProgress, CheckoutStep } from './flow/steps.ts';
export { validateReview } from './flow/validate-details.ts';
export type { CheckoutField } from './flow/validate-details.ts';
