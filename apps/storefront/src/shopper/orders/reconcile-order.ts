import type { Account } from '@shop/account';
import { pullFailureAction, type ServerCart } from '@shop/cart-sync/server';
import { resolveInDoubtOrder, type CartSnapshot, type OrderHistorySnapshot } from '@shop/orders';
import type { NewOrderInput } from '@shop/contract';
import { unsafeBrand, type CartToken, type Clock } from '@shop/kernel';
import type { OrderLookup, OutboxTask } from '@shop/sync-queue';

/** Ports that look up orders in doubt. */
export interface DoubtPorts {
  readonly account: Pick<Account, 'orders' | 'userToken'>;
  /** Reads carts as the current customer. */
  readonly ownCart: Pick<ServerCart, 'pull'>;
  /** Reads carts as a guest, also after a login. */
  readonly guestCart: Pick<ServerCart, 'pull'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Result of a lookup that failed and is retried. */
const unread = 'unread';

/** Looks up an order in doubt in its cart and, for a signed-in customer, in the order history. */
export function reconcileOrder({ account, ownCart, guestCart, clock }: DoubtPorts) {
  return async (task: OutboxTask, forMs: number): Promise<OrderLookup> => {
    const order = task.body as NewOrderInput;
    const isGuests = task.session === 'guest';
    const [cart, history] = await Promise.all([
      cartOf(isGuests ? guestCart : ownCart, String(order.cart_id ?? '')),
      historyOf(isGuests),
    ]);
    if (cart === unread || history === unread) return { kind: 'later' };
    const verdict = resolveInDoubtOrder({ order, cart, history, now: clock.now(), forMs });
    switch (verdict.kind) {
      case 'placed':
        return { kind: 'placed', result: verdict.order };
      case 'too-early':
        return { kind: 'later', waitMs: verdict.waitMs };
      default:
        return verdict;
    }
  };

  async function cartOf(
    server: Pick<ServerCart, 'pull'>,
    token: string,
  ): Promise<CartSnapshot | typeof unread> {
    if (token === '') return { kind: 'gone' };
    const pulled = await server.pull(unsafeBrand<CartToken>(token));
    if (pulled.ok) return { kind: 'open', rows: pulled.value.value };
    switch (pullFailureAction(pulled.error)) {
      case 'converted':
        return { kind: 'ordered' };
      case 'cart-gone':
        return { kind: 'gone' };
      case 'retry':
        return unread;
    }
  }

  /** A guest has no history; after a login the order may be in that of the customer. */
  async function historyOf(
    isGuests: boolean,
  ): Promise<OrderHistorySnapshot | undefined | typeof unread> {
    if (account.userToken() === undefined) return isGuests ? undefined : unread;
    const read = await account.orders();
    if (!read.ok || read.value.cache) return isGuests ? undefined : unread;
    const { orders, total } = read.value;
    return { orders, total, isBuyers: !isGuests };
  }
}
