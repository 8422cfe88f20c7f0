import type { Order } from '@shop/contract';
import { formatName, type Locale } from '@shop/format';

/** Returns the path of an account's order. */
export const orderPath = ({ increment_id }: Pick<Order, 'increment_id'>) =>
  `/account/orders/${encodeURIComponent(increment_id)}`;

/**
 * Returns the path of the withdrawal page, prefilled for this order. The data is in the hash, which is not sent to a
 * server.
 */
export function withdrawalPath(order: Order, language: Locale): string {
  const { increment_id, customer_firstname: firstname, customer_lastname: lastname } = order;
  const orderDetails = new URLSearchParams({ order: increment_id });
  if (order.customer_email !== undefined) orderDetails.set('email', order.customer_email);
  if (firstname !== undefined && lastname !== undefined) {
    orderDetails.set('name', formatName({ firstname, lastname }, language));
  }
  return `/elallas#${orderDetails.toString()}`;
}
