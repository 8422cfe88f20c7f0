import { isUnsent, lineKey, type CartItem, type CartSync } from '@shop/cart-sync';
import type { Outbox, OutboxTask } from '@shop/sync-queue';

/** Changes of a customer that the server had not received when the session was lost. */
export interface CarriedOver {
  readonly tasks: readonly OutboxTask[];
  readonly lines: readonly CartItem[];
}

/** Returns the pending changes of the account, and the cart lines whose quantity the server has not confirmed. */
export function carriedOver(outbox: Outbox, cart: CartSync, session: string): CarriedOver {
  return {
    tasks: outbox.pendingTasksOf(session).filter(({ stream }) => stream === 'account'),
    lines: cart.state.get().items.filter(isUnsent),
  };
}

/** Repeats the changes for the same customer: the tasks as new ones, the lines added to the server's cart. */
export async function carryOn(
  { tasks, lines }: CarriedOver,
  outbox: Outbox,
  cart: CartSync,
): Promise<void> {
  for (const { stream, call, body, callback } of tasks) {
    await outbox.queue({ stream, call, body, ...(callback !== undefined && { callback }) });
  }
  for (const line of lines) {
    const key = lineKey(line);
    const { items } = cart.state.get();
    const isThere = items.some((item) => lineKey(item) === key);
    if (isThere) await cart.changeQty(key, line.qty);
    else await cart.restore({ item: line, index: items.length });
  }
}
