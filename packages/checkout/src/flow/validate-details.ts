import { maxCommentLength, maxCompanyLength } from '@shop/contract';
import type { Acceptance, PaymentDetails, ShippingDetails } from './details.ts';
import { fieldErrors, fieldError, type FieldError, type ValueError } from '@shop/forms';
import type { FormRules } from '@shop/forms';
import { taxNumberProblem } from '@shop/forms';
import { optionalTextProblem, textProblem } from '@shop/forms';
import { validateAddress } from '@shop/forms';
import type { PersonalField } from '@shop/forms';

/** A field of the shipping step. Source: CH-15. */
export type ShippingField = keyof ShippingDetails;
/** A field of the payment step. Source: CH-16. */
export type PaymentField = keyof PaymentDetails;
/** A check box of the review step. Source: CH-20. */
export type ReviewField = keyof Acceptance;
/** Any field of the checkout that can have a problem. Source: FM-23. */
export type CheckoutField = PersonalField | ShippingField | PaymentField | ReviewField;

/**
 * Validates the shipping step. `pickup`: codes of the chosen method's pickup points, one of which is required, or the
 * carrier of the required parcel point. Source: CH-15, CH-32, CH-63.
 */
export function validateShipping(
  details: ShippingDetails,
  rules: FormRules,
  isOffered: (method: string) => boolean,
  pickup: readonly string[] | { readonly parcelCarrier: string } = [],
): readonly FieldError<ShippingField>[] {
  return [
    ...validateAddress(details, rules, { needsPhone: true }),
    ...fieldErrors<ShippingField>([
      ['shippingMethod', methodProblem(details.shippingMethod, isOffered)],
      ['pickupPoint', pickupProblem(details, pickup)],
      ['comment', optionalTextProblem(details.comment, maxCommentLength)],
    ]),
  ];
}

/** No choice is required if there is only one pickup point. */
function pickupProblem(
  { pickupPoint, parcelPoint }: ShippingDetails,
  offered: readonly string[] | { readonly parcelCarrier: string },
): ValueError | undefined {
  if ('parcelCarrier' in offered) {
    return parcelPoint?.carrier === offered.parcelCarrier ? undefined : fieldError('required');
  }
  return offered.length < 2
    ? undefined
    : methodProblem(pickupPoint, (point) => offered.includes(point));
}

/**
 * Validates the billing address, unless it is the shipping address; a company's name and tax number on a company
 * invoice; the payment method. Source: CH-16.
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

/** Requires both check boxes. Source: CH-20. */
export function validateReview(accepted: Acceptance): readonly FieldError<ReviewField>[] {
  return fieldErrors<ReviewField>([
    ['terms', accepted.terms ? undefined : fieldError('must-accept')],
    ['privacy', accepted.privacy ? undefined : fieldError('must-accept')],
  ]);
}

function methodProblem(
  method: string,
  isOffered: (method: string) => boolean,
): ValueError | undefined {
  if (method === '') return fieldError('required');
  return isOffered(method) ? undefined : fieldError('method-unavailable');
}
