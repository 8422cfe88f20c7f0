import type { CheckoutField } from '@shop/checkout';
import type { FieldError } from '@shop/forms';
import { isFamilyFirst, type Locale } from '@shop/format';

const fields: readonly CheckoutField[] = [
  'paymentMethod',
  'lastName',
  'firstName',
  'emailAddress',
  'password',
  'repeatedPassword',
  'country',
  'zipCode',
  'city',
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

/** What is wrong, in the order in which a step shows its fields: names as its language says them. Source: FO-22. */
export function inPageOrder(
  problems: readonly FieldError<CheckoutField>[],
  language: Locale,
): readonly FieldError<CheckoutField>[] {
  const place = ({ field }: { readonly field: CheckoutField }) =>
    field === 'firstName' && !isFamilyFirst(language)
      ? fields.indexOf('lastName') - 0.5
      : fields.indexOf(field);
  return problems.toSorted((one, other) => place(one) - place(other));
}
