export { bankAccountProblem, hungarianBankAccount } from './fields/bank-account.ts';
export {
  addressToForm,
  formToAddress,
  isSameAddress,
  removeAddress,
  upsertAddress,
  withDefaultFlags,
  withSingleDefault,
} from './fields/address-book.ts';
export { buildOrder, orderAddress } from './order/build-order.ts';
export type { OrderParts } from './order/build-order.ts';
export { cashLine } from './order/cash-line.ts';
export type { CashLine } from './order/cash-line.ts';
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
export { emptyAddress } from './fields/address-details.ts';
export { emptyPaymentDetails, emptyShippingDetails } from './flow/details.ts';
export { emptyPersonalDetails } from './fields/validate-personal.ts';
export type { Acceptance, PaymentDetails, ShippingDetails } from './flow/details.ts';
export type { AddressDetails } from './fields/address-details.ts';
export type { PersonalDetails } from './fields/validate-personal.ts';
export { deliveryPrice } from './methods/delivery-price.ts';
export type { DeliverySettings } from './methods/delivery-price.ts';
export { emailProblem } from './fields/email.ts';
export { canShip, isWithinBounds } from './methods/shipping-limits.ts';
export type { Shipment, ShippingLimits } from './methods/shipping-limits.ts';
export { defaultFormRules } from './fields/form-rules.ts';
export type { FormRules } from './fields/form-rules.ts';
export {
  availablePayment,
  availableShipping,
  pickupPointsOf,
  selectedOrDefault,
  selectedPickupPoint,
  shippingCodes,
  shippingKey,
} from './methods/methods.ts';
export { companyOf, toDisplayAddress } from './order/order-address.ts';
export type { DisplayAddress } from './order/order-address.ts';
export { readOrderResponse } from './order/order-response.ts';
export type { OrderResponse } from './order/order-response.ts';
export { stepOfRefusal } from './order/order-flow.ts';
export { orderTotalRows } from './order/order-total-rows.ts';
export type { OrderAmounts, OrderTotalRow } from './order/order-total-rows.ts';
export { passwordProblem, repeatedPasswordProblem } from './fields/passwords.ts';
export { resolveInDoubtOrder } from './order/in-doubt-order.ts';
export type {
  CartSnapshot,
  InDoubtResolution,
  OrderHistorySnapshot,
} from './order/in-doubt-order.ts';
export { nameProblem } from './fields/person-name.ts';
export { phoneForDisplay, phoneProblem, phoneToE164 } from './fields/phone.ts';
export type {
  ChangedLine,
  LostCoupon,
  NotPlaced,
  OrderRefusal,
  PlaceOutcome,
  SoldOutLine,
} from './order/place-outcome.ts';
export { budapestDistrict, isHungarianPostcode, postcodeProblem } from './fields/postcode.ts';
export { fieldErrors, hasErrors } from './fields/field-error.ts';
export type { FieldError, FieldErrorCode, ValueError } from './fields/field-error.ts';
export { toProfileDetails } from './flow/profile-details.ts';
export type { ProfileDetails } from './flow/profile-details.ts';
export { quantityProblem } from './fields/quantity.ts';
export { isLineFixed } from './order/refused-lines.ts';
export type { CountedLine } from './order/refused-lines.ts';
export { searchTextProblem } from './fields/search-text.ts';
export { canOpen, nextProgress, stepOfHash, stepsOf } from './flow/steps.ts';
export type { CheckoutEvent, CheckoutProgress, CheckoutStep } from './flow/steps.ts';
export { streetProblem } from './fields/street.ts';
export {
  hungarianEuTaxNumber,
  hungarianTaxNumber,
  taxNumberProblem,
  writtenTaxNumber,
} from './fields/tax-number.ts';
export { textProblem } from './fields/text-field.ts';
export { bankTransferDetails, isPaidByTransfer } from './order/bank-transfer.ts';
export type { BankTransferDetails } from './order/bank-transfer.ts';
export { validateAddress } from './fields/validate-address.ts';
export { validatePayment, validateReview, validateShipping } from './flow/validate-details.ts';
export { validatePersonal, validateRegistration } from './fields/validate-personal.ts';
export type {
  CheckoutField,
  PaymentField,
  ReviewField,
  ShippingField,
} from './flow/validate-details.ts';
export type { NewPassword, PersonalField } from './fields/validate-personal.ts';
export { maxMessageTextLength, validateMessage } from './fields/validate-message.ts';
export type { MessageDetails } from './fields/validate-message.ts';
export { validateProductReview } from './fields/validate-product-review.ts';
export type { ProductReviewDetails } from './fields/validate-product-review.ts';
export { validateWithdrawal } from './fields/validate-withdrawal.ts';
export type { WithdrawalDetails } from './fields/validate-withdrawal.ts';
