import type { ServerCartRow } from '@shop/contract';
import type { CartItem } from './cart-item.ts';
import { optionChecksum } from './option-checksum.ts';

/**
 * Returns the key of a line on this device: its sku, and the fingerprint of its options if it has any.
 * Stable while the line exists, so it serves as a list key and in `changeQty` and `remove`. Source: CS-1.
 */
export function lineKey(item: Pick<CartItem, 'sku' | 'checksum'>): string {
  return item.checksum === undefined ? item.sku : `${item.sku}#${item.checksum}`;
}

/** Index of the server's rows by the fields that identify a line. Each row is returned once. */
export interface RowIndex {
  /** Returns the row of this line, or `undefined`. */
  take(item: CartItem): ServerCartRow | undefined;
  /** Returns the rows without a line, in the server's order. */
  rest(): readonly ServerCartRow[];
}

/**
 * Creates the index. With bundle or custom options, a row matches a line by the server id, else by the fingerprint; a
 * variant by the sku; any other line by the server id, else by the sku.
 * Skus are compared as text. A row with options matches a line without options only by id. Source: CS-5.
 */
export function indexRows(rows: readonly ServerCartRow[]): RowIndex {
  const takenRows = new Set<ServerCartRow>();
  const byId = new Map<number, ServerCartRow>();
  const bySku = new Map<string, ServerCartRow[]>();
  const byChecksum = new Map<string, ServerCartRow[]>();
  for (const row of rows) {
    byId.set(row.item_id, row);
    const checksum = optionChecksum(row.product_option);
    if (checksum === undefined) push(bySku, row.sku, row);
    else push(byChecksum, checksum, row);
  }

  const free = (row: ServerCartRow | undefined) =>
    row !== undefined && !takenRows.has(row) ? row : undefined;
  const firstFree = (among: readonly ServerCartRow[] = []) =>
    among.find((row) => !takenRows.has(row));
  const find = (item: CartItem): ServerCartRow | undefined => {
    const byServerId =
      item.server_item_id === undefined ? undefined : free(byId.get(item.server_item_id));
    if (item.checksum !== undefined) return byServerId ?? firstFree(byChecksum.get(item.checksum));
    if (item.type_id === 'configurable') return firstFree(bySku.get(item.sku));
    return byServerId ?? firstFree(bySku.get(item.sku));
  };

  return {
    take(item) {
      const row = find(item);
      if (row !== undefined) takenRows.add(row);
      return row;
    },
    rest: () => rows.filter((row) => !takenRows.has(row)),
  };
}

function push(rows: Map<string, ServerCartRow[]>, key: string, row: ServerCartRow): void {
  const byServerId = rows.get(key);
  if (byServerId === undefined) rows.set(key, [row]);
  else byServerId.push(row);
}
