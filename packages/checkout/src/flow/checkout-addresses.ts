import type { AddressInformation, ShippingEstimateAddress } from '@shop/contract';
import { plainText } from '@shop/kernel';
import { streetLines, wireAddress, writtenPostcode } from '@shop/forms';
import type { CheckoutState } from './checkout.ts';
import type { AddressDetails } from '@shop/forms';
import type { FormRules } from '@shop/forms';
import { hasErrors } from '@shop/forms';
import { validateAddress } from '@shop/forms';

type Details = Pick<CheckoutState, 'shipping' | 'payment'>;

/**
 * Returns the address for methods and totals: the shipping address, or the billing address of a virtual cart. Leaves
 * out empty fields. Source: CH-61.
 */
export function estimateAddress(
  { shipping, payment }: Details,
  isVirtual: boolean,
): ShippingEstimateAddress {
  const address: AddressDetails = isVirtual ? payment : shipping;
  const street = streetLines(address);
  return {
    country_id: address.country,
    region_id: String(address.region_id),
    street: street.length === 0 ? undefined : street,
    postcode: writtenPostcode(address.zipCode, address.country) || undefined,
    city: plainText(address.city) || undefined,
    region: plainText(address.state) || undefined,
  };
}

/**
 * Returns the addresses of shipping-information, once both are complete; a virtual cart has only the billing address.
 * Source: CH-61.
 */
export function addressesOf(
  { shipping, payment }: Details,
  rules: FormRules,
  isVirtual: boolean,
): Pick<AddressInformation, 'shippingAddress' | 'billingAddress'> | undefined {
  const usesShipping = payment.sameAsShipping && !isVirtual;
  const billing: AddressDetails = usesShipping ? shipping : payment;
  const isComplete = (address: AddressDetails) =>
    !hasErrors(validateAddress(address, rules, { needsPhone: false }));
  if (!isComplete(billing) || (!isVirtual && !isComplete(shipping))) return undefined;
  return {
    shippingAddress: isVirtual ? undefined : informationAddress(shipping),
    billingAddress: informationAddress(billing),
  };
}

function informationAddress(address: AddressDetails) {
  const { country_id: countryId, telephone: _telephone, ...fields } = wireAddress(address);
  return { countryId, ...fields };
}
