import { useLingui } from '@lingui/react/macro';
import type { CheckoutField } from '@shop/checkout';

/** Returns the label of a field, for texts outside its form. */
export function useFieldName(): (field: CheckoutField) => string | undefined {
  const { t } = useLingui();
  return (field) => {
    switch (field) {
      case 'firstName':
        return t`First name`;
      case 'lastName':
        return t`Last name`;
      case 'emailAddress':
        return t`E-mail`;
      case 'password':
        return t`Password`;
      case 'country':
        return t`Country`;
      case 'zipCode':
        return t`Postcode`;
      case 'city':
        return t`City`;
      case 'state':
        return t`County`;
      case 'streetAddress':
        return t`Street and number`;
      case 'apartmentNumber':
        return t`Floor, door`;
      case 'phoneNumber':
        return t`Phone number`;
      case 'shippingMethod':
        return t`Shipping method`;
      case 'pickupPoint':
        return t`Pickup point`;
      case 'comment':
        return t`Note for the courier`;
      case 'company':
        return t`Company name`;
      case 'taxId':
        return t`Tax number`;
      case 'paymentMethod':
        return t`Payment method`;
      default:
        // The error of a checkbox contains its name; the other fields do not exist in this shop.
        return undefined;
    }
  };
}
