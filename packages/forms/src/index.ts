export {
  addressToForm,
  formToAddress,
  isSameAddress,
  removeAddress,
  streetLines,
  upsertAddress,
  wireAddress,
  withDefaultFlags,
  withSingleDefault,
} from './address/address-book.ts';
export { emptyAddress } from './address/address-details.ts';
export type { AddressDetails } from './address/address-details.ts';
export { townWithCounty } from './address/county.ts';
export { companyOf, toDisplayAddress } from './address/display-address.ts';
export type { DisplayAddress } from './address/display-address.ts';
export { validateAddress } from './address/validate-address.ts';
export { bankAccountProblem, hungarianBankAccount } from './fields/bank-account.ts';
export { emailProblem } from './fields/email.ts';
export { fieldError, fieldErrors, hasErrors } from './fields/field-error.ts';
export type { FieldError, FieldErrorCode, ValueError } from './fields/field-error.ts';
export { defaultFormRules } from './fields/form-rules.ts';
export type { FormRules } from './fields/form-rules.ts';
export { passwordProblem, repeatedPasswordProblem } from './fields/passwords.ts';
export { nameProblem } from './fields/person-name.ts';
export { phoneProblem, phoneToE164 } from './fields/phone.ts';
export { phoneForDisplay } from './fields/phone-display.ts';
export {
  budapestDistrict,
  hasCounty,
  isHungarianPostcode,
  postcodeProblem,
  writtenPostcode,
} from './fields/postcode.ts';
export { quantityProblem } from './fields/quantity.ts';
export { searchTextProblem } from './fields/search-text.ts';
export { streetProblem } from './fields/street.ts';
export {
  hungarianEuTaxNumber,
  hungarianTaxNumber,
  taxNumberProblem,
  writtenTaxNumber,
} from './fields/tax-number.ts';
export { optionalTextProblem, textProblem } from './fields/text-field.ts';
export { maxMessageTextLength, validateMessage } from './forms/validate-message.ts';
export type { MessageDetails } from './forms/validate-message.ts';
export {
  emptyPersonalDetails,
  validatePersonal,
  validateRegistration,
} from './forms/validate-personal.ts';
export type { PersonalDetails, PersonalField } from './forms/validate-personal.ts';
export { validateProductReview } from './forms/validate-product-review.ts';
export type { ProductReviewDetails } from './forms/validate-product-review.ts';
export { validateWithdrawal } from './forms/validate-withdrawal.ts';
export type { WithdrawalDetails } from './forms/validate-withdrawal.ts';
