import type { Order } from '@shop/contract';
import { formatName, type Locale } from '@shop/format';

/** The page of one order of an account. */
export const orderPath = ({ increment_id }: Pick<Order, 'increment_id'>) =>
  `/account/orders/${encodeURIComponent(increment_id)}`;

/** The page on which a contract is withdrawn from, filled in for this order. No server sees what is after `#`. */
export function withdrawalPath(order: Order, language: Locale): string {
  const { increment_id, customer_firstname: firstname, customer_lastname: lastname } = order;
  const orderDetails = new URLSearchParams({ order: increment_id });
  if (order.customer_email !== undefined) orderDetails.set('email', order.customer_email);
  if (firstname !== undefined && lastname !== undefined) {
    orderDetails.set('name', formatName({ firstname, lastname }, language));
  }
  return `/elallas#${orderDetails.toString()}`;
}
