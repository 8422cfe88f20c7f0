import type { Buyer } from './payment-provider.ts';

/** Fields of an order that describe its payer. */
export interface PayingOrder {
  readonly customer_firstname: string;
  readonly customer_lastname: string;
  /** As stored in the order; fields that are not strings count as empty. */
  readonly billing_address: Readonly<Record<string, unknown>>;
}

/** Returns name and address of the payer, for checks of the provider. Source: PA-43. */
export function buyerOf(order: PayingOrder): Buyer {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { country_id: country, postcode, city, street } = order.billing_address;
  return {
    name: `${order.customer_lastname} ${order.customer_firstname}`,
    country: text(country),
    postcode: text(postcode),
    city: text(city),
    street: Array.isArray(street) ? street.map(text).join(', ') : text(street),
  };
}
