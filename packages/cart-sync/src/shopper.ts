import { stockStatus, type Product } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import type { CartBook, CartEdit } from './cart-book.ts';
import type { CartItem, RemovedLine } from './cart-item.ts';
import { lineOf } from './cart-line-of.ts';
import type { AddOptions, AddRefusal, CartSync, LineRefusal } from './cart-sync.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartPorts, StockAnswer } from './cart-ports.ts';
import {
  addLine,
  findLine,
  noteStock,
  onLine,
  removeLine,
  replaceLine,
  restoreLine,
  setLineQty,
} from './edit-lines.ts';
import { lineKey } from './line-identity.ts';
import { aboutLine, type NoticeBoard } from './notice-board.ts';
import { expandProduct, refusalsOf, type Candidate } from './prepare-add.ts';

/** What the shopper can do to the lines: each shows at once, is kept, and is told to the server later. */
export type Shopper = Pick<
  CartSync,
  'add' | 'changeQty' | 'changeVariant' | 'remove' | 'restore' | 'stockChecked'
>;

/** Source: CS-30 to CS-39. */
export function createShopper(
  config: CartSyncConfig,
  ports: CartPorts,
  parts: {
    readonly book: CartBook;
    readonly board: NoticeBoard;
    readonly keep: (edit: CartEdit) => Promise<void>;
    readonly kick: () => void;
    readonly track: (task: Promise<unknown>) => void;
    readonly adding: (change: 1 | -1) => void;
  },
): Shopper {
  const { book, board, keep, kick } = parts;
  const find = (key: string): CartItem | undefined => findLine(book.cart.get(), key);

  const statusOf = (product: Product) => stockStatus(product, config.synchronizeStock);

  /** Why this product may not enter; posts the notices. Nothing when it may. */
  function judged(line: CartItem, product: Product): readonly AddRefusal[] {
    const refusals = refusalsOf(product, config.allowZeroPrice);
    for (const refusal of refusals) {
      if (refusal.kind === 'price-unknown') board.post({ kind: refusal.kind, ...aboutLine(line) });
      if (refusal.kind !== 'product-error') continue;
      for (const [field, error] of Object.entries(refusal.errors)) {
        board.post({ kind: refusal.kind, field, error, ...aboutLine(line) });
      }
    }
    if (refusals.length > 0) return refusals;
    if (statusOf(product) !== 'out_of_stock') return [];
    board.post({ kind: 'out-of-stock', ...aboutLine(line) });
    return [{ kind: 'out-of-stock', sku: product.sku }];
  }

  /** Tells of volatile stock, or has unknown stock checked. */
  function followStock(line: CartItem, product: Product): void {
    if (product.stock !== undefined) return;
    if (statusOf(product) === 'ok') parts.track(checkStock(line));
    else board.post({ kind: 'volatile-stock', ...aboutLine(line) });
  }

  async function checkStock(line: CartItem): Promise<void> {
    const onlineStockCheckid = await ports.stock.check(line.sku);
    await book.change((cart) =>
      onLine(cart, lineKey(line), (found) => ({ ...found, onlineStockCheckid })),
    );
  }

  async function addOne(
    { product, qty }: Candidate,
    silent: boolean,
  ): Promise<Result<CartItem, readonly AddRefusal[]>> {
    const line = lineOf(product, qty, config);
    const refusals = judged(line, product);
    if (refusals.length > 0) return err(refusals);
    const isVolatile = statusOf(product) === 'volatile';
    board.expect(lineKey(line), silent || isVolatile ? 'nothing' : 'added');
    await keep((cart) => addLine(cart, line));
    followStock(line, product);
    return ok(find(lineKey(line)) ?? line);
  }

  return {
    async add(product, { qty, silent = false }: AddOptions = {}) {
      parts.adding(1);
      try {
        const candidates = await expandProduct(product, qty, (sku) =>
          ports.products.find({ sku, isVariant: false }).catch(() => undefined),
        );
        if (candidates.length === 0) {
          const line = lineOf(product, 1, config);
          board.post({ kind: 'not-available', ...aboutLine(line) });
          return err([{ kind: 'not-available', sku: product.sku }]);
        }
        const results = [];
        for (const candidate of candidates) results.push(await addOne(candidate, silent));
        const added = results.flatMap((result) => (result.ok ? [result.value] : []));
        if (added.length === 0) {
          return err(results.flatMap((result) => (result.ok ? [] : result.error)));
        }
        kick();
        return ok(added);
      } finally {
        parts.adding(-1);
      }
    },

    async changeQty(key, qty): Promise<Result<CartItem, LineRefusal>> {
      if (!Number.isSafeInteger(qty) || qty < 1) return err({ kind: 'quantity-invalid' });
      if (find(key) === undefined) return err({ kind: 'not-in-cart' });
      board.expect(key, 'quantity-updated');
      await keep((cart) => setLineQty(cart, key, qty));
      kick();
      const line = find(key);
      return line === undefined ? err({ kind: 'not-in-cart' }) : ok(line);
    },

    async changeVariant(key, variant): Promise<Result<CartItem, LineRefusal | AddRefusal>> {
      const line = lineOf(variant, 1, config);
      if (find(key) === undefined) return err({ kind: 'not-in-cart' });
      const [refusal] = judged(line, variant);
      if (refusal !== undefined) return err(refusal);
      const now = ports.clock.now();
      board.expect(lineKey(line), 'quantity-updated');
      await keep((cart) => replaceLine(cart, key, line, now));
      followStock(line, variant);
      kick();
      return ok(find(lineKey(line)) ?? line);
    },

    async remove(key, { silent = false } = {}): Promise<Result<RemovedLine, LineRefusal>> {
      const asked = find(key);
      if (asked === undefined) return err({ kind: 'not-in-cart' });
      if (config.askBeforeRemoveProduct && ports.confirmRemove !== undefined) {
        if (!(await ports.confirmRemove(asked))) return err({ kind: 'kept' });
      }
      const { items } = book.cart.get();
      const index = items.findIndex((item) => lineKey(item) === key);
      const item = items[index];
      if (item === undefined) return err({ kind: 'not-in-cart' });
      const now = ports.clock.now();
      await keep((cart) => removeLine(cart, key, now));
      board.forget(key);
      if (!silent) board.post({ kind: 'removed', ...aboutLine(item) });
      kick();
      return ok({ item, index });
    },

    async restore(removed) {
      const key = lineKey(removed.item);
      board.dismiss((notice) => notice.kind === 'removed' && notice.key === key);
      board.expect(key, 'nothing');
      await keep((cart) => restoreLine(cart, removed));
      kick();
      return find(key) ?? removed.item;
    },

    async stockChecked({ sku, entry }: StockAnswer) {
      const line = book.cart.get().items.find((item) => item.sku === sku);
      if (line === undefined || entry === undefined) return;
      if (entry.is_in_stock) {
        await book.change((cart) =>
          noteStock(cart, sku, { stock: entry, info: { stock: 'in-stock' }, errors: undefined }),
        );
        return;
      }
      const removed = !config.allowOutOfStockInCart && !config.synchronize;
      const now = ports.clock.now();
      await keep((cart) =>
        removed
          ? removeLine(cart, lineKey(line), now)
          : noteStock(cart, sku, {
              stock: entry,
              info: undefined,
              errors: { stock: 'out-of-stock' },
            }),
      );
      board.post({ kind: 'sold-out', removed, ...aboutLine(line) });
    },
  };
}
