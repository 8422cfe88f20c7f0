import type { ServerCartRow } from '@shop/contract';
import type { CartItem } from '../lines/cart-item.ts';
import { rowToCartLine } from '../lines/to-cart-line.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { CartPorts } from '../cart/cart-ports.ts';
import { addServerLine } from '../lines/edit-synced.ts';
import type { StepContext } from './merge-step.ts';

/**
 * Adds the lines of rows that only the server has, with their products.
 *
 * @returns True if the product of a row could not be fetched: the row is merged again later.
 * @see SPEC.md CS-14, CS-35
 */
export async function addServerRows(
  rows: readonly ServerCartRow[],
  change: StepContext['change'],
  config: CartSyncConfig,
  { products, log }: Pick<CartPorts, 'products' | 'log'>,
): Promise<boolean> {
  let hasUnresolvedRows = false;

  async function lineFor(row: ServerCartRow): Promise<CartItem | undefined> {
    const { sku } = row;
    const isVariant = row.product_type === 'configurable' || row['parent_sku'] !== undefined;
    const product = await products.find({ sku, isVariant }).catch(() => null);
    if (product === null) hasUnresolvedRows = true;
    if (product) return rowToCartLine(row, product, config);
    log.warn(product === null ? 'cart.row-not-asked' : 'cart.row-without-product', { sku });
    return undefined;
  }

  const lines = await Promise.all(rows.map(lineFor));
  await change((cart) =>
    lines.reduce((next, line) => (line === undefined ? next : addServerLine(next, line)), cart),
  );
  return hasUnresolvedRows;
}
