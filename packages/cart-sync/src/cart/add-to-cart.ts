import { err, ok, type Result } from '@shop/kernel';
import type { CartItem } from '../lines/cart-item.ts';
import { toCartLine } from '../lines/to-cart-line.ts';
import type { AddRefusal, CartSync } from './cart-sync.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { CartParts } from './cart-parts.ts';
import type { CartPorts } from './cart-ports.ts';
import { addLine, findLine } from '../lines/edit-lines.ts';
import { lineKey } from '../lines/line-identity.ts';
import { aboutLine } from '../notices/notification-queue.ts';
import { expandProduct, type Candidate } from './prepare-add.ts';
import type { StockChecks } from './stock-checks.ts';

/**
 * Returns a function that adds a product, or the parts of a grouped one.
 * `onAdding` is called when an addition begins and when it ends. Source: CS-37 to CS-41.
 */
export function createAddToCart(
  config: CartSyncConfig,
  { products }: Pick<CartPorts, 'products'>,
  { cartStore, notifications, saveEdit, requestSync }: CartParts,
  stockChecks: StockChecks,
  onAdding: (change: 1 | -1) => void,
): CartSync['add'] {
  const findPart = (sku: string) => products.find({ sku, isVariant: false }).catch(() => undefined);

  async function addCandidate(
    { product, qty }: Candidate,
    silent: boolean,
  ): Promise<Result<CartItem, readonly AddRefusal[]>> {
    const line = toCartLine(product, qty, config);
    const key = lineKey(line);
    const refusals = stockChecks.validateForCart(line, product);
    if (refusals.length > 0) return err(refusals);
    const isVolatile = stockChecks.statusOf(product) === 'volatile';
    notifications.expect(key, silent || isVolatile ? 'nothing' : 'added');
    await saveEdit((cart) => addLine(cart, line));
    stockChecks.follow(line, product);
    return ok(findLine(cartStore.cart.get(), key) ?? line);
  }

  return async function add(product, { qty, silent = false } = {}) {
    onAdding(1);
    try {
      const whole = toCartLine(product, 1, config);
      if (product.type_id === 'grouped') {
        const refusals = stockChecks.validateForCart(whole, product);
        if (refusals.length > 0) return err(refusals);
      }
      const candidates = await expandProduct(product, qty, findPart);
      if (candidates.length === 0) {
        notifications.post({ kind: 'not-available', ...aboutLine(whole) });
        return err([{ kind: 'not-available', sku: product.sku }]);
      }
      const added: CartItem[] = [];
      const refusals: AddRefusal[] = [];
      for (const candidate of candidates) {
        const result = await addCandidate(candidate, silent);
        if (result.ok) added.push(result.value);
        else refusals.push(...result.error);
      }
      if (added.length === 0) return err(refusals);
      requestSync();
      return ok(added);
    } finally {
      onAdding(-1);
    }
  };
}
