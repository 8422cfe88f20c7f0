import type { CheckoutField } from '@shop/checkout';
import type { FieldError } from '@shop/forms';
import { isFamilyFirst, type Locale } from '@shop/format';

const fields: readonly CheckoutField[] = [
  'paymentMethod',
  'lastName',
  'firstName',
  'emailAddress',
  'password',
  'country',
  'zipCode',
  'city',
  'state',
  'streetAddress',
  'apartmentNumber',
  'phoneNumber',
  'shippingMethod',
  'pickupPoint',
  'comment',
  'company',
  'taxId',
  'terms',
  'privacy',
];

/** Sorts problems into the order of the fields of a step; names follow the order of the language. Source: FO-23. */
export function inPageOrder(
  problems: readonly FieldError<CheckoutField>[],
  language: Locale,
): readonly FieldError<CheckoutField>[] {
  const place = ({ field }: { readonly field: CheckoutField }) =>
    field === 'firstName' && !isFamilyFirst(language)
      ? fields.indexOf('lastName') - 0.5
      : fields.indexOf(field);
  return problems.toSorted((a, b) => place(a) - place(b));
}
