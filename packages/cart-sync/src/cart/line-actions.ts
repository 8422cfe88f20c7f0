import { err, ok } from '@shop/kernel';
import type { CartItem } from '../lines/cart-item.ts';
import { toCartLine } from '../lines/to-cart-line.ts';
import type { CartParts } from './cart-parts.ts';
import type { CartPorts } from './cart-ports.ts';
import type { CartSync } from './cart-sync.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import { findLine, removeLine, replaceLine, restoreLine, setLineQty } from '../lines/edit-lines.ts';
import { lineKey } from '../lines/line-identity.ts';
import { aboutLine } from '../notices/notification-queue.ts';
import type { StockChecks } from './stock-checks.ts';

/** Changes of lines by the shopper: shown at once, stored, and sent to the server later. */
export type LineActions = Pick<CartSync, 'changeQty' | 'changeVariant' | 'remove' | 'restore'>;

/** Source: CS-42 to CS-45. */
export function createLineActions(
  config: CartSyncConfig,
  { clock, confirmRemove }: Pick<CartPorts, 'clock' | 'confirmRemove'>,
  { cartStore, notifications, saveEdit, requestSync }: CartParts,
  stockChecks: StockChecks,
): LineActions {
  const find = (key: string): CartItem | undefined => findLine(cartStore.cart.get(), key);

  return {
    async changeQty(key, qty) {
      if (!Number.isSafeInteger(qty) || qty < 1) return err({ kind: 'quantity-invalid' });
      if (find(key) === undefined) return err({ kind: 'not-in-cart' });
      notifications.expect(key, 'quantity-updated');
      await saveEdit((cart) => setLineQty(cart, key, qty));
      requestSync();
      const line = find(key);
      return line === undefined ? err({ kind: 'not-in-cart' }) : ok(line);
    },
    async changeVariant(key, variant) {
      const line = toCartLine(variant, 1, config);
      if (find(key) === undefined) return err({ kind: 'not-in-cart' });
      const [refusal] = stockChecks.validateForCart(line, variant);
      if (refusal !== undefined) return err(refusal);
      const now = clock.now();
      notifications.expect(lineKey(line), 'quantity-updated');
      await saveEdit((cart) => replaceLine(cart, key, line, now));
      stockChecks.follow(line, variant);
      requestSync();
      return ok(find(lineKey(line)) ?? line);
    },
    async remove(key, { silent = false } = {}) {
      const lineToConfirm = find(key);
      if (lineToConfirm === undefined) return err({ kind: 'not-in-cart' });
      if (config.askBeforeRemoveProduct && confirmRemove !== undefined) {
        if (!(await confirmRemove(lineToConfirm))) return err({ kind: 'kept' });
      }
      const { items } = cartStore.cart.get();
      const index = items.findIndex((item) => lineKey(item) === key);
      const item = items[index];
      if (item === undefined) return err({ kind: 'not-in-cart' });
      const now = clock.now();
      await saveEdit((cart) => removeLine(cart, key, now));
      notifications.cancelExpected(key);
      if (!silent) notifications.post({ kind: 'removed', ...aboutLine(item) });
      requestSync();
      return ok({ item, index });
    },
    async restore(removed) {
      const key = lineKey(removed.item);
      notifications.dismiss((notice) => notice.kind === 'removed' && notice.key === key);
      notifications.expect(key, 'nothing');
      await saveEdit((cart) => restoreLine(cart, removed));
      requestSync();
      return find(key) ?? removed.item;
    },
  };
}
