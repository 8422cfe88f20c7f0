import { stockStatus } from '@shop/catalog';
import { type Product } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import type { CartStore, CartEdit } from '../storage/cart-store.ts';
import type { CartItem, RemovedLine } from '../lines/cart-item.ts';
import { toCartLine } from '../lines/to-cart-line.ts';
import type { AddOptions, AddRefusal, CartSync, LineRefusal } from './cart-sync.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartPorts, StockAnswer } from './cart-ports.ts';
import {
  addLine,
  findLine,
  updateStock,
  updateLine,
  removeLine,
  replaceLine,
  restoreLine,
  setLineQty,
} from '../lines/edit-lines.ts';
import { lineKey } from '../lines/line-identity.ts';
import { aboutLine, type NotificationQueue } from '../notices/notification-queue.ts';
import { expandProduct, rejectionsFor, type Candidate } from './prepare-add.ts';

/** Actions of the shopper on lines: shown at once, saved, and sent to the server later. */
export type CartActions = Pick<
  CartSync,
  'add' | 'changeQty' | 'changeVariant' | 'remove' | 'restore' | 'stockChecked'
>;

/** Source: CS-30 to CS-39. */
export function createCartActions(
  config: CartSyncConfig,
  ports: CartPorts,
  parts: {
    readonly cartStore: CartStore;
    readonly notifications: NotificationQueue;
    readonly saveEdit: (edit: CartEdit) => Promise<void>;
    readonly requestSync: () => void;
    readonly track: (task: Promise<unknown>) => void;
    readonly countAdding: (change: 1 | -1) => void;
  },
): CartActions {
  const { cartStore, notifications, saveEdit, requestSync } = parts;
  const find = (key: string): CartItem | undefined => findLine(cartStore.cart.get(), key);

  const statusOf = (product: Product) => stockStatus(product, config.synchronizeStock);

  /** Returns the reasons against adding a product and posts their notices; empty if it may be added. */
  function validateForCart(line: CartItem, product: Product): readonly AddRefusal[] {
    const refusals = rejectionsFor(product, config.allowZeroPrice);
    for (const refusal of refusals) {
      if (refusal.kind === 'price-unknown')
        notifications.post({ kind: refusal.kind, ...aboutLine(line) });
      if (refusal.kind !== 'product-error') continue;
      for (const [field, error] of Object.entries(refusal.errors)) {
        notifications.post({ kind: refusal.kind, field, error, ...aboutLine(line) });
      }
    }
    if (refusals.length > 0) return refusals;
    if (statusOf(product) !== 'out_of_stock') return [];
    notifications.post({ kind: 'out-of-stock', ...aboutLine(line) });
    return [{ kind: 'out-of-stock', sku: product.sku }];
  }

  /** Tells of volatile stock, or has unknown stock checked. */
  function followStock(line: CartItem, product: Product): void {
    if (product.stock !== undefined) return;
    if (statusOf(product) === 'ok') parts.track(checkStock(line));
    else notifications.post({ kind: 'volatile-stock', ...aboutLine(line) });
  }

  async function checkStock(line: CartItem): Promise<void> {
    const onlineStockCheckid = await ports.stock.check(line.sku);
    await cartStore.change((cart) =>
      updateLine(cart, lineKey(line), (current) => ({ ...current, onlineStockCheckid })),
    );
  }

  async function addCandidate(
    { product, qty }: Candidate,
    silent: boolean,
  ): Promise<Result<CartItem, readonly AddRefusal[]>> {
    const line = toCartLine(product, qty, config);
    const refusals = validateForCart(line, product);
    if (refusals.length > 0) return err(refusals);
    const isVolatile = statusOf(product) === 'volatile';
    notifications.expect(lineKey(line), silent || isVolatile ? 'nothing' : 'added');
    await saveEdit((cart) => addLine(cart, line));
    followStock(line, product);
    return ok(find(lineKey(line)) ?? line);
  }

  return {
    async add(product, { qty, silent = false }: AddOptions = {}) {
      parts.countAdding(1);
      try {
        const candidates = await expandProduct(product, qty, (sku) =>
          ports.products.find({ sku, isVariant: false }).catch(() => undefined),
        );
        if (candidates.length === 0) {
          const line = toCartLine(product, 1, config);
          notifications.post({ kind: 'not-available', ...aboutLine(line) });
          return err([{ kind: 'not-available', sku: product.sku }]);
        }
        const results = [];
        for (const candidate of candidates) results.push(await addCandidate(candidate, silent));
        const added = results.flatMap((result) => (result.ok ? [result.value] : []));
        if (added.length === 0) {
          return err(results.flatMap((result) => (result.ok ? [] : result.error)));
        }
        requestSync();
        return ok(added);
      } finally {
        parts.countAdding(-1);
      }
    },

    async changeQty(key, qty): Promise<Result<CartItem, LineRefusal>> {
      if (!Number.isSafeInteger(qty) || qty < 1) return err({ kind: 'quantity-invalid' });
      if (find(key) === undefined) return err({ kind: 'not-in-cart' });
      notifications.expect(key, 'quantity-updated');
      await saveEdit((cart) => setLineQty(cart, key, qty));
      requestSync();
      const line = find(key);
      return line === undefined ? err({ kind: 'not-in-cart' }) : ok(line);
    },

    async changeVariant(key, variant): Promise<Result<CartItem, LineRefusal | AddRefusal>> {
      const line = toCartLine(variant, 1, config);
      if (find(key) === undefined) return err({ kind: 'not-in-cart' });
      const [refusal] = validateForCart(line, variant);
      if (refusal !== undefined) return err(refusal);
      const now = ports.clock.now();
      notifications.expect(lineKey(line), 'quantity-updated');
      await saveEdit((cart) => replaceLine(cart, key, line, now));
      followStock(line, variant);
      requestSync();
      return ok(find(lineKey(line)) ?? line);
    },

    async remove(key, { silent = false } = {}): Promise<Result<RemovedLine, LineRefusal>> {
      const lineToConfirm = find(key);
      if (lineToConfirm === undefined) return err({ kind: 'not-in-cart' });
      if (config.askBeforeRemoveProduct && ports.confirmRemove !== undefined) {
        if (!(await ports.confirmRemove(lineToConfirm))) return err({ kind: 'kept' });
      }
      const { items } = cartStore.cart.get();
      const index = items.findIndex((item) => lineKey(item) === key);
      const item = items[index];
      if (item === undefined) return err({ kind: 'not-in-cart' });
      const now = ports.clock.now();
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

    async stockChecked({ sku, entry }: StockAnswer) {
      const line = cartStore.cart.get().items.find((item) => item.sku === sku);
      if (line === undefined || entry === undefined) return;
      if (entry.is_in_stock) {
        await cartStore.change((cart) =>
          updateStock(cart, sku, { stock: entry, info: { stock: 'in-stock' }, errors: undefined }),
        );
        return;
      }
      const removed = !config.allowOutOfStockInCart && !config.synchronize;
      const now = ports.clock.now();
      await saveEdit((cart) =>
        removed
          ? removeLine(cart, lineKey(line), now)
          : updateStock(cart, sku, {
              stock: entry,
              info: undefined,
              errors: { stock: 'out-of-stock' },
            }),
      );
      notifications.post({ kind: 'sold-out', removed, ...aboutLine(line) });
    },
  };
}
