import { itemSum, type EventStream } from '@shop/analytics';
import type { NewOrderInput } from '@shop/contract';
import { moneyFromWire, type Currency } from '@shop/money';
import type { OutboxTask } from '@shop/sync-queue';
import { outcomeOf } from '../../shopper/orders/order-sending.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';

interface OrderObservation {
  readonly send: EventStream['send'];
  readonly currency: Currency;
  /** Start of the observation, in milliseconds since 1970: earlier orders may be from before the consent. */
  readonly since: number;
}

/**
 * Reports each order that the server has accepted, also one that waited for the network. The stream reports an order once,
 * though its task is read again by later pages and other tabs.
 */
export function observeOrders(
  { outbox, cart }: Pick<ShopperSession, 'outbox' | 'cart'>,
  { send, currency, since }: OrderObservation,
): void {
  const look = () => {
    for (const task of outbox.tasks.get()) {
      const orderNumber = placedNumber(task, since);
      if (orderNumber === undefined) continue;
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
      send({
        name: 'purchase',
        parameters: {
          ...sum,
          transaction_id: orderNumber,
          ...(coupon !== undefined && { coupon: coupon.code }),
        },
      });
    }
  };
  look();
  outbox.tasks.subscribe(look);
}

/** Returns the number of the order of a task that has created one since then. */
function placedNumber(task: OutboxTask, since: number): string | undefined {
  if (task.call !== 'createOrder' || task.state !== 'done') return undefined;
  if ((task.answer?.at ?? 0) < since) return undefined;
  const outcome = outcomeOf(task);
  return outcome?.kind === 'placed' ? outcome.order.orderNumber : undefined;
}
