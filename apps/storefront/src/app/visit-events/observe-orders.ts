import { itemSum, type EventStream } from '@shop/analytics';
import type { NewOrderInput, PlacedOrder } from '@shop/contract';
import { moneyFromWire, type Currency } from '@shop/money';
import type { OutboxTask } from '@shop/sync-queue';
import { outcomeOf } from '../../shopper/orders/order-sending.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';

interface OrderObservation {
  readonly send: EventStream['send'];
  readonly currency: Currency;
  /** Start of the observation, in epoch milliseconds: earlier orders may be from before the consent. */
  readonly since: number;
}

/**
 * Reports each order that the server has accepted, also one that waited for the network. An order is reported once,
 * although later pages and other tabs read its task again.
 */
export function observeOrders(
  { outbox, cart }: Pick<ShopperSession, 'outbox' | 'cart'>,
  { send, currency, since }: OrderObservation,
): void {
  const look = () => {
    for (const task of outbox.tasks.get()) {
      const order = placedOrder(task, since);
      if (order === undefined) continue;
      const { products } = task.body as NewOrderInput;
      const sum = itemSum(
        products.map(({ sku, name, qty, price_incl_tax: price }) => ({
          sku: String(sku),
          name: name ?? String(sku),
          quantity: Number(qty),
          price: price ? moneyFromWire(Number(price), currency) : undefined,
        })),
        currency,
      );
      // The cart is cleared after the order.
      const { coupon } = cart.state.get();
      const { shipping_incl_tax: shipping, tax_amount: tax } = order;
      send({
        name: 'purchase',
        parameters: {
          ...sum,
          transaction_id: order.orderNumber,
          ...(coupon !== undefined && { coupon: coupon.code }),
          ...(shipping !== undefined && { shipping: shipping }),
          ...(tax !== undefined && { tax: tax }),
        },
      });
    }
  };
  look();
  outbox.tasks.subscribe(look);
}

/** Returns the order that a task has created after `since`. */
function placedOrder(task: OutboxTask, since: number): PlacedOrder | undefined {
  if (task.call !== 'createOrder' || task.state !== 'done') return undefined;
  if ((task.answer?.at ?? 0) < since) return undefined;
  const outcome = outcomeOf(task);
  return outcome?.kind === 'placed' ? outcome.order : undefined;
}
