export { bankAccountProblem, hungarianBankAccount } from './bank-account.ts';
export {
  bookedOfDetails,
  bookWith,
  bookWithout,
  detailsOfBooked,
  isBookedAs,
  newInBook,
  withOneDefault,
} from './booked-address.ts';
export { buildOrder, orderAddress } from './build-order.ts';
export type { OrderParts } from './build-order.ts';
export { cashLine } from './cash-line.ts';
export type { CashLine } from './cash-line.ts';
export type { CheckoutCart, CheckoutLine } from './checkout-cart.ts';
export { defaultCheckoutConfig } from './checkout-ports.ts';
export type {
  AccountWish,
  CheckoutChoice,
  CheckoutConfig,
  CheckoutPorts,
} from './checkout-ports.ts';
export type { Checkout, CheckoutState } from './checkout.ts';
export { createCheckout } from './create-checkout.ts';
export {
  emptyAddress,
  emptyPaymentDetails,
  emptyPersonalDetails,
  emptyShippingDetails,
} from './details.ts';
export type {
  Acceptance,
  AddressDetails,
  PaymentDetails,
  PersonalDetails,
  ShippingDetails,
} from './details.ts';
export { deliveryPrice } from './delivery-price.ts';
export type { DeliverySettings } from './delivery-price.ts';
export { emailProblem } from './email.ts';
export { fitsLoad, isWithinBounds } from './fitting-methods.ts';
export type { Load, Reach } from './fitting-methods.ts';
export { defaultFormRules } from './form-rules.ts';
export type { FormRules } from './form-rules.ts';
export {
  chosenOrDefault,
  chosenPickupPoint,
  offeredPayment,
  offeredShipping,
  pickupPointsOf,
  shippingCodes,
  shippingKey,
} from './methods.ts';
export { companyOf, shownAddress } from './order-address.ts';
export type { ShownAddress } from './order-address.ts';
export { readOrderAnswer } from './order-answer.ts';
export type { OrderAnswer } from './order-answer.ts';
export { stepOfRefusal } from './order-flow.ts';
export { orderSums } from './order-sums.ts';
export type { OrderAmounts, OrderSum } from './order-sums.ts';
export { passwordProblem, repeatedPasswordProblem } from './passwords.ts';
export { judgeDoubt } from './judge-doubt.ts';
export type { CartSighting, DoubtVerdict, HistorySighting } from './judge-doubt.ts';
export { nameProblem } from './person-name.ts';
export { phoneForDisplay, phoneProblem, phoneToE164 } from './phone.ts';
export type {
  ChangedLine,
  LostCoupon,
  NotPlaced,
  OrderRefusal,
  PlaceOutcome,
  SoldOutLine,
} from './place-outcome.ts';
export { budapestDistrict, isHungarianPostcode, postcodeProblem } from './postcode.ts';
export { fieldProblems, stops } from './problem.ts';
export type { FieldProblem, ProblemCode, ValueProblem } from './problem.ts';
export { detailsOfProfile } from './profile-details.ts';
export type { KnownDetails } from './profile-details.ts';
export { quantityProblem } from './quantity.ts';
export { isLineMended } from './refused-lines.ts';
export type { CountedLine } from './refused-lines.ts';
export { searchTextProblem } from './search-text.ts';
export { canOpen, nextProgress, stepOfHash, stepsOf } from './steps.ts';
export type { CheckoutEvent, CheckoutProgress, CheckoutStep } from './steps.ts';
export { streetProblem } from './street.ts';
export {
  hungarianEuTaxNumber,
  hungarianTaxNumber,
  taxNumberProblem,
  writtenTaxNumber,
} from './tax-number.ts';
export { textProblem } from './text-field.ts';
export { isPaidByTransfer, transferTo } from './transfer.ts';
export type { TransferTarget } from './transfer.ts';
export {
  validateAddress,
  validatePayment,
  validatePersonal,
  validateRegistration,
  validateReview,
  validateShipping,
} from './validate-details.ts';
export type {
  CheckoutField,
  NewPassword,
  PaymentField,
  PersonalField,
  ReviewField,
  ShippingField,
} from './validate-details.ts';
export { longestMessageText, validateMessage } from './validate-message.ts';
export type { MessageDetails } from './validate-message.ts';
export { validateProductReview } from './validate-product-review.ts';
export type { ProductReviewDetails } from './validate-product-review.ts';
export { validateWithdrawal } from './validate-withdrawal.ts';
export type { WithdrawalDetails } from './validate-withdrawal.ts';
