import { useLingui } from '@lingui/react/macro';
import type { ValueError } from '@shop/forms';
import { useQuantityText } from './quantity-text.ts';

/** Returns the text for an invalid field by its code, and by the field where the text names it. */
export function useProblemText(): (problem: ValueError & { readonly field?: string }) => string {
  const { t } = useLingui();
  const quantityText = useQuantityText();

  function requiredText(field: string | undefined): string {
    switch (field) {
      case 'city':
        return t`The town is needed.`;
      case 'streetAddress':
        return t`Street and number are needed.`;
      case 'company':
        return t`The name of the company is needed.`;
      default:
        return t`Field is required`;
    }
  }

  function tooShortText(field: string | undefined, min: number): string {
    switch (field) {
      case 'firstName':
      case 'lastName':
        return t`Name must have at least ${min} letters`;
      case 'password':
      case 'newPassword':
        return t`Password must have at least ${min} letters`;
      case 'taxId':
        return t`Tax ID must have at least ${min} letters`;
      case 'zipCode':
        return t`Zip-code must have at least ${min} letters`;
      default:
        return t`At least ${min} characters`;
    }
  }

  return (problem) => {
    const { code, field, min = 0, max = 0 } = problem;
    switch (code) {
      case 'required':
        return requiredText(field);
      case 'too-short':
        return tooShortText(field, min);
      case 'too-long':
        return t`At most ${max} characters`;
      case 'name-characters':
        return t`A name consists of letters.`;
      case 'email-invalid':
        return t`Please provide a valid e-mail address`;
      case 'email-taken':
        return t`A customer with the same email already exists in an associated website`;
      case 'password-too-common':
        return t`This password is too easy to guess.`;
      case 'passwords-differ':
        return t`Passwords must be identical`;
      case 'phone-invalid':
        return t`A valid phone number is needed, such as +36 30 123 4567.`;
      case 'postcode-invalid':
        return max > 4 ? t`The postcode has ${max} digits.` : t`The postcode has four digits.`;
      case 'country-unknown':
        return t`The shop does not deliver to this country.`;
      case 'street-without-number':
        return t`There seems to be no house number.`;
      case 'tax-number-invalid':
        return t`The form of the tax number: 12345678-1-12.`;
      case 'private-tax-id':
        return t`This is a private person's tax id; an invoice does not need it.`;
      case 'eu-tax-number-invalid':
        return t`The EU tax number is not valid.`;
      case 'bank-account-invalid':
        return t`A valid bank account number is needed.`;
      case 'not-positive':
      case 'not-whole':
      case 'above-max':
      case 'only-available':
      case 'last-available':
        return quantityText(problem) ?? '';
      case 'must-accept':
        return field === 'privacy'
          ? t`You must have read the privacy notice to order.`
          : t`You must accept the terms and conditions to order.`;
      case 'method-unavailable':
        return t`This method is not available; choose another.`;
    }
  };
}
