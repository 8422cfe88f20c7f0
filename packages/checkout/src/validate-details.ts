import { longestComment, longestCompany, longestStreetLine, longestTown } from '@shop/contract';
import { plainText } from '@shop/kernel';
import { emailProblem } from './email.ts';
import type {
  Acceptance,
  AddressDetails,
  PaymentDetails,
  PersonalDetails,
  ShippingDetails,
} from './details.ts';
import type { FormRules } from './form-rules.ts';
import { passwordProblem, repeatedPasswordProblem } from './passwords.ts';
import { nameProblem } from './person-name.ts';
import { phoneProblem } from './phone.ts';
import { postcodeProblem } from './postcode.ts';
import { fieldProblems, problem, type FieldProblem, type ValueProblem } from './problem.ts';
import { streetProblem } from './street.ts';
import { taxNumberProblem } from './tax-number.ts';
import { letterCount, textProblem } from './text-field.ts';

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

/** Who orders; with a new account, its password as well. Source: CH-12. */
export function validatePersonal(
  details: PersonalDetails,
  password: NewPassword,
  rules: FormRules,
): readonly FieldProblem<PersonalField>[] {
  const account = details.createAccount
    ? ([
        ['password', passwordProblem(password.password, rules.minPasswordLength)],
        ['repeatedPassword', repeatedPasswordProblem(password.password, password.repeatedPassword)],
      ] as const)
    : [];
  return fieldProblems<PersonalField>([
    ['lastName', nameProblem(details.lastName, rules.minNameLength)],
    ['firstName', nameProblem(details.firstName, rules.minNameLength)],
    ['emailAddress', emailProblem(details.emailAddress)],
    ...account,
  ]);
}

/** What an account form asks for. One that shows the password on demand gives it twice itself. Source: CH-13. */
export function validateRegistration(
  customer: Omit<PersonalDetails, 'createAccount'> & NewPassword,
  rules: FormRules,
): readonly FieldProblem<PersonalField>[] {
  return validatePersonal({ ...customer, createAccount: true }, customer, rules);
}

/**
 * An address. The phone number is asked for where something is delivered; elsewhere an empty one is fine.
 * Region and state are never asked for. Source: CH-14.
 */
export function validateAddress(
  address: AddressDetails,
  rules: FormRules,
  { needsPhone }: { readonly needsPhone: boolean },
): readonly FieldProblem<keyof AddressDetails>[] {
  const { country } = address;
  const isKnown = rules.countries.includes(country);
  const skipsPhone = !needsPhone && plainText(address.phoneNumber) === '';
  return fieldProblems<keyof AddressDetails>([
    ['lastName', nameProblem(address.lastName, rules.minNameLength)],
    ['firstName', nameProblem(address.firstName, rules.minNameLength)],
    ['country', isKnown ? undefined : problem(country === '' ? 'required' : 'country-unknown')],
    ['zipCode', postcodeProblem(address.zipCode, country, rules.minZipCodeLength)],
    ['city', cityProblem(address.city)],
    ['streetAddress', streetProblem(address.streetAddress)],
    ['apartmentNumber', lengthProblem(address.apartmentNumber, longestStreetLine)],
    ['phoneNumber', skipsPhone ? undefined : phoneProblem(address.phoneNumber, country)],
  ]);
}

/** `pickupPoints`: codes of where the chosen method leads to, of which one must be named. Source: CH-15, CH-46. */
export function validateShipping(
  details: ShippingDetails,
  rules: FormRules,
  isOffered: (method: string) => boolean,
  pickupPoints: readonly string[] = [],
): readonly FieldProblem<ShippingField>[] {
  return [
    ...validateAddress(details, rules, { needsPhone: true }),
    ...fieldProblems<ShippingField>([
      ['shippingMethod', methodProblem(details.shippingMethod, isOffered)],
      ['pickupPoint', pickupProblem(details.pickupPoint, pickupPoints)],
      ['comment', lengthProblem(details.comment, longestComment)],
    ]),
  ];
}

/** Where there is but one, nothing need be chosen. */
function pickupProblem(chosen: string, offered: readonly string[]): ValueProblem | undefined {
  return offered.length < 2 ? undefined : methodProblem(chosen, (point) => offered.includes(point));
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
): readonly FieldProblem<PaymentField>[] {
  const usesShipping = details.sameAsShipping && billing.hasShipping;
  const address = usesShipping ? [] : validateAddress(details, rules, { needsPhone: false });
  const country = usesShipping ? billing.country : details.country;
  const company = details.invoiceForCompany
    ? fieldProblems<PaymentField>([
        [
          'company',
          textProblem(details.company, { min: rules.minLongNameLength, max: longestCompany }),
        ],
        ['taxId', taxNumberProblem(details.taxId, country, rules.minTaxIdLength)],
      ])
    : [];
  const method = fieldProblems<PaymentField>([
    ['paymentMethod', methodProblem(details.paymentMethod, isOffered)],
  ]);
  return [...address, ...company, ...method];
}

/** Both boxes must be ticked. Source: CH-17. */
export function validateReview(accepted: Acceptance): readonly FieldProblem<ReviewField>[] {
  return fieldProblems<ReviewField>([
    ['terms', accepted.terms ? undefined : problem('must-accept')],
    ['privacy', accepted.privacy ? undefined : problem('must-accept')],
  ]);
}

function cityProblem(city: string): ValueProblem | undefined {
  const asText = textProblem(city, { max: longestTown });
  if (asText !== undefined) return asText;
  return letterCount(city) < 2 ? problem('too-short', { min: 2 }) : undefined;
}

function lengthProblem(text: string, max: number): ValueProblem | undefined {
  return plainText(text) === '' ? undefined : textProblem(text, { max });
}

function methodProblem(
  method: string,
  isOffered: (method: string) => boolean,
): ValueProblem | undefined {
  if (method === '') return problem('required');
  return isOffered(method) ? undefined : problem('method-unavailable');
}
