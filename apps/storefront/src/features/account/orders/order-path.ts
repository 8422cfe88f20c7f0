import type { Order } from '@shop/contract';

/** The page of one order. */
export const orderPath = ({ increment_id }: Pick<Order, 'increment_id'>) =>
  `/account/orders/${encodeURIComponent(increment_id)}`;

/** The page on which a contract is withdrawn from, filled in for this order. No server sees what is after `#`. */
export const withdrawalPath = ({ increment_id }: Pick<Order, 'increment_id'>) =>
  `/elallas#order=${encodeURIComponent(increment_id)}`;
