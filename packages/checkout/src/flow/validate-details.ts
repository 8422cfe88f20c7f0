import {
  maxCommentLength,
  maxCompanyLength,
  maxStreetLineLength,
  maxTownLength,
} from '@shop/contract';
import { plainText } from '@shop/kernel';
import { emailProblem } from '../fields/email.ts';
import type {
  Acceptance,
  AddressDetails,
  PaymentDetails,
  PersonalDetails,
  ShippingDetails,
} from './details.ts';
import type { FormRules } from './form-rules.ts';
import { passwordProblem, repeatedPasswordProblem } from '../fields/passwords.ts';
import { nameProblem } from '../fields/person-name.ts';
import { phoneProblem } from '../fields/phone.ts';
import { postcodeProblem } from '../fields/postcode.ts';
import {
  fieldErrors,
  fieldError,
  type FieldError,
  type ValueError,
} from '../fields/field-error.ts';
import { streetProblem } from '../fields/street.ts';
import { taxNumberProblem } from '../fields/tax-number.ts';
import { letterCount, textProblem } from '../fields/text-field.ts';

/** A field of the personal details. Source: CH-12. */
export type PersonalField = keyof PersonalDetails | 'password' | 'repeatedPassword';
/** A field of the shipping step. Source: CH-15. */
export type ShippingField = keyof ShippingDetails;
/** A field of the payment step. Source: CH-16. */
export type PaymentField = keyof PaymentDetails;
/** A box of the review step. Source: CH-17. */
export type ReviewField = keyof Acceptance;
/** Any field a problem of the checkout can be at. Source: CH-19. */
export type CheckoutField = PersonalField | ShippingField | PaymentField | ReviewField;

/** A password typed twice. Kept in memory only. */
export interface NewPassword {
  readonly password: string;
  readonly repeatedPassword: string;
}

/** Validates the personal details; with a new account, its password as well. Source: CH-12. */
export function validatePersonal(
  details: PersonalDetails,
  password: NewPassword,
  rules: FormRules,
): readonly FieldError<PersonalField>[] {
  const account = details.createAccount
    ? ([
        ['password', passwordProblem(password.password, rules.minPasswordLength)],
        ['repeatedPassword', repeatedPasswordProblem(password.password, password.repeatedPassword)],
      ] as const)
    : [];
  return fieldErrors<PersonalField>([
    ['lastName', nameProblem(details.lastName, rules.minNameLength)],
    ['firstName', nameProblem(details.firstName, rules.minNameLength)],
    ['emailAddress', emailProblem(details.emailAddress)],
    ...account,
  ]);
}

/** Validates a registration form. A form that can show the password passes it twice itself. Source: CH-13. */
export function validateRegistration(
  customer: Omit<PersonalDetails, 'createAccount'> & NewPassword,
  rules: FormRules,
): readonly FieldError<PersonalField>[] {
  return validatePersonal({ ...customer, createAccount: true }, customer, rules);
}

/**
 * Validates an address. The phone number is required for delivery and optional elsewhere. Region and state are never
 * required. Source: CH-14.
 */
export function validateAddress(
  address: AddressDetails,
  rules: FormRules,
  { needsPhone }: { readonly needsPhone: boolean },
): readonly FieldError<keyof AddressDetails>[] {
  const { country } = address;
  const isKnown = rules.countries.includes(country);
  const skipsPhone = !needsPhone && plainText(address.phoneNumber) === '';
  return fieldErrors<keyof AddressDetails>([
    ['lastName', nameProblem(address.lastName, rules.minNameLength)],
    ['firstName', nameProblem(address.firstName, rules.minNameLength)],
    ['country', isKnown ? undefined : fieldError(country === '' ? 'required' : 'country-unknown')],
    ['zipCode', postcodeProblem(address.zipCode, country, rules.minZipCodeLength)],
    ['city', cityProblem(address.city)],
    ['streetAddress', streetProblem(address.streetAddress)],
    ['apartmentNumber', lengthProblem(address.apartmentNumber, maxStreetLineLength)],
    ['phoneNumber', skipsPhone ? undefined : phoneProblem(address.phoneNumber, country)],
  ]);
}

/** `pickupPoints`: codes of where the chosen method leads to, of which one must be named. Source: CH-15, CH-46. */
export function validateShipping(
  details: ShippingDetails,
  rules: FormRules,
  isOffered: (method: string) => boolean,
  pickupPoints: readonly string[] = [],
): readonly FieldError<ShippingField>[] {
  return [
    ...validateAddress(details, rules, { needsPhone: true }),
    ...fieldErrors<ShippingField>([
      ['shippingMethod', methodProblem(details.shippingMethod, isOffered)],
      ['pickupPoint', pickupProblem(details.pickupPoint, pickupPoints)],
      ['comment', lengthProblem(details.comment, maxCommentLength)],
    ]),
  ];
}

/** No choice is required if there is only one pickup point. */
function pickupProblem(selectedPoint: string, offered: readonly string[]): ValueError | undefined {
  return offered.length < 2
    ? undefined
    : methodProblem(selectedPoint, (point) => offered.includes(point));
}

/**
 * The billing address, unless it is the shipping address; a company's name and tax number when the invoice is
 * for one; the payment method. Source: CH-16.
 */
export function validatePayment(
  details: PaymentDetails,
  rules: FormRules,
  isOffered: (method: string) => boolean,
  billing: { readonly hasShipping: boolean; readonly country: string },
): readonly FieldError<PaymentField>[] {
  const usesShipping = details.sameAsShipping && billing.hasShipping;
  const address = usesShipping ? [] : validateAddress(details, rules, { needsPhone: false });
  const country = usesShipping ? billing.country : details.country;
  const company = details.invoiceForCompany
    ? fieldErrors<PaymentField>([
        [
          'company',
          textProblem(details.company, { min: rules.minLongNameLength, max: maxCompanyLength }),
        ],
        ['taxId', taxNumberProblem(details.taxId, country, rules.minTaxIdLength)],
      ])
    : [];
  const method = fieldErrors<PaymentField>([
    ['paymentMethod', methodProblem(details.paymentMethod, isOffered)],
  ]);
  return [...address, ...company, ...method];
}

/** Both boxes must be ticked. Source: CH-17. */
export function validateReview(accepted: Acceptance): readonly FieldError<ReviewField>[] {
  return fieldErrors<ReviewField>([
    ['terms', accepted.terms ? undefined : fieldError('must-accept')],
    ['privacy', accepted.privacy ? undefined : fieldError('must-accept')],
  ]);
}

function cityProblem(city: string): ValueError | undefined {
  const asText = textProblem(city, { max: maxTownLength });
  if (asText !== undefined) return asText;
  return letterCount(city) < 2 ? fieldError('too-short', { min: 2 }) : undefined;
}

function lengthProblem(text: string, max: number): ValueError | undefined {
  return plainText(text) === '' ? undefined : textProblem(text, { max });
}

function methodProblem(
  method: string,
  isOffered: (method: string) => boolean,
): ValueError | undefined {
  if (method === '') return fieldError('required');
  return isOffered(method) ? undefined : fieldError('method-unavailable');
}
