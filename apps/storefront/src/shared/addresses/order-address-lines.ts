import { type DisplayAddress, toDisplayAddress } from '@shop/forms';
import type { Order } from '@shop/contract';
import { addressLines } from '@shop/format';
import type { StoreView } from '@shop/shop-config';

type Written = Readonly<Record<string, unknown>> | undefined;

/** Returns the shipping address of an order; undefined without shipping. */
export function shippingAddressOf(order: Order): Written {
  const assignments = order.extension_attributes?.['shipping_assignments'];
  const [first] = Array.isArray(assignments) ? (assignments as unknown[]) : [];
  return (first as { shipping?: { address?: Record<string, unknown> } } | undefined)?.shipping
    ?.address;
}

/** Returns an address for narrow columns: street and number stay on one line, and so do floor and door. */
export function unbrokenAddress(address: Readonly<Record<string, unknown>>): DisplayAddress {
  const displayAddress = toDisplayAddress(address);
  return {
    ...displayAddress,
    street: displayAddress.street.map((line) => line.replaceAll(' ', '\u00a0')),
  };
}

/** Returns the label lines of an order address, with the country if it is not that of the view. Source: FO-25. */
export function orderAddressLines(
  address: Written,
  { language, country }: Pick<StoreView, 'language' | 'country'>,
): readonly string[] {
  if (address === undefined) return [];
  return addressLines(unbrokenAddress(address), { locale: language, ownCountry: country });
}
