import { phoneForDisplay } from '@shop/checkout';
import type { Order } from '@shop/contract';
import { formatName, formatPlace, type Locale } from '@shop/format';

type Written = Readonly<Record<string, unknown>> | undefined;

/** Where an order went, if it was shipped. */
export function shippingAddressOf(order: Order): Written {
  const assignments = order.extension_attributes?.['shipping_assignments'];
  const [first] = Array.isArray(assignments) ? (assignments as unknown[]) : [];
  return (first as { shipping?: { address?: Record<string, unknown> } } | undefined)?.shipping
    ?.address;
}

/** An address of an order as it is written on a label: name, company, place, telephone, tax number. */
export function orderAddressLines(address: Written, locale: Locale): readonly string[] {
  if (address === undefined) return [];
  const text = (field: string) => (typeof address[field] === 'string' ? address[field] : '');
  const written = Array.isArray(address['street']) ? (address['street'] as unknown[]) : [];
  // A street and its number stay on one line, and so do floor and door.
  const street = written.map((line) => String(line).replaceAll(' ', '\u00a0'));
  const place = { postcode: text('postcode'), city: text('city'), street };
  const company = text('company');
  return [
    formatName({ firstname: text('firstname'), lastname: text('lastname') }, locale),
    // Clients of this wire write 'NA' for none.
    company === 'NA' ? '' : company,
    formatPlace(place, locale),
    phoneForDisplay(text('telephone')),
    text('vat_id'),
  ].filter((line) => line.trim() !== '');
}
