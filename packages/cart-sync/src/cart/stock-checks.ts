import { stockStatus } from '@shop/catalog';
import type { Product } from '@shop/contract';
import type { CartItem } from '../lines/cart-item.ts';
import type { CartPorts } from './cart-ports.ts';
import type { AddRefusal, CartSync } from './cart-sync.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartParts } from './cart-parts.ts';
import { removeLine, updateLine, updateStock } from '../lines/edit-lines.ts';
import { lineKey } from '../lines/line-identity.ts';
import { aboutLine } from '../notices/notification-queue.ts';
import { errorRejectionsFor, rejectionsFor } from './prepare-add.ts';

/** Checks products against price and stock, before and after they are in the cart. */
export interface StockChecks {
  statusOf(product: Product): ReturnType<typeof stockStatus>;
  /** Returns the reasons against adding a product and posts their notices; empty if it may be added. */
  validateForCart(line: CartItem, product: Product): readonly AddRefusal[];
  /** Posts a notice of volatile stock, or queues a check of unknown stock. */
  follow(line: CartItem, product: Product): void;
  /** Writes the response to a queued check into the cart. */
  readonly stockChecked: CartSync['stockChecked'];
}

/** Source: CS-37, CS-41, CS-46. */
export function createStockChecks(
  config: CartSyncConfig,
  { stock, clock }: Pick<CartPorts, 'stock' | 'clock'>,
  { cartStore, notifications, saveEdit, track }: CartParts,
): StockChecks {
  const statusOf = (product: Product) => stockStatus(product, config.synchronizeStock);

  async function queueCheck(line: CartItem): Promise<void> {
    const onlineStockCheckid = await stock.check(line.sku);
    await cartStore.change((cart) =>
      updateLine(cart, lineKey(line), (current) => ({ ...current, onlineStockCheckid })),
    );
  }

  return {
    statusOf,
    validateForCart(line, product) {
      const about = aboutLine(line);
      // Price and stock of a grouped product are those of its parts.
      const isGroup = product.type_id === 'grouped';
      const refusals = isGroup
        ? errorRejectionsFor(product)
        : rejectionsFor(product, config.allowZeroPrice);
      for (const refusal of refusals) {
        if (refusal.kind === 'price-unknown') notifications.post({ kind: refusal.kind, ...about });
        if (refusal.kind !== 'product-error') continue;
        for (const [field, error] of Object.entries(refusal.errors)) {
          notifications.post({ kind: refusal.kind, field, error, ...about });
        }
      }
      if (isGroup || refusals.length > 0 || statusOf(product) !== 'out_of_stock') return refusals;
      notifications.post({ kind: 'out-of-stock', ...about });
      return [{ kind: 'out-of-stock', sku: product.sku }];
    },
    follow(line, product) {
      if (product.stock !== undefined) return;
      if (statusOf(product) === 'ok') track(queueCheck(line));
      else notifications.post({ kind: 'volatile-stock', ...aboutLine(line) });
    },
    async stockChecked({ sku, entry }) {
      const line = cartStore.cart.get().items.find((item) => item.sku === sku);
      if (line === undefined || entry === undefined) return;
      if (entry.is_in_stock) {
        const info = { stock: 'in-stock' };
        await cartStore.change((cart) =>
          updateStock(cart, sku, { stock: entry, info, errors: undefined }),
        );
        return;
      }
      const removed = !config.allowOutOfStockInCart && !config.synchronize;
      const now = clock.now();
      const errors = { stock: 'out-of-stock' };
      await saveEdit((cart) =>
        removed
          ? removeLine(cart, lineKey(line), now)
          : updateStock(cart, sku, { stock: entry, info: undefined, errors }),
      );
      notifications.post({ kind: 'sold-out', removed, ...aboutLine(line) });
    },
  };
}
