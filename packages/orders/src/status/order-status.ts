import type { OrderStatus } from '@shop/contract';

/** Actor of a status change: the customer who placed the order, or the shop. */
export type OrderActor = 'customer' | 'shop';

/**
 * Allowed status transitions of an order and their actors.
 *
 *   pending ──shop──▶ processing ──shop──▶ shipped ──shop──▶ complete
 *      └────── customer, shop ──────┴──▶ canceled ◀──shop── shipped (the parcel came back)
 *
 * `complete` and `canceled` are ends. Source: OR-1, OR-2.
 */
const transitions: Readonly<
  Record<OrderStatus, Readonly<Partial<Record<OrderStatus, readonly OrderActor[]>>>>
> = {
  pending: { processing: ['shop'], canceled: ['customer', 'shop'] },
  processing: { shipped: ['shop'], canceled: ['customer', 'shop'] },
  shipped: { complete: ['shop'], canceled: ['shop'] },
  complete: {},
  canceled: {},
};

/**
 * Returns the statuses that `actor` may give an order with the status `from`; none for an unknown status.
 * Source: OR-1, OR-2.
 */
export function allowedTransitions(from: string, actor: OrderActor): readonly OrderStatus[] {
  if (!isOrderStatus(from)) return [];
  return (Object.entries(transitions[from]) as [OrderStatus, readonly OrderActor[]][])
    .filter(([, actors]) => actors.includes(actor))
    .map(([to]) => to);
}

function isOrderStatus(status: string): status is OrderStatus {
  return Object.hasOwn(transitions, status);
}
