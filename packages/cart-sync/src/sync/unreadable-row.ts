import type { SkippedElement } from '@shop/contract';
import type { CartItem } from '../lines/cart-item.ts';

/** Id and sku of a row that could not be parsed, if it has them. Source: CS-33. */
export interface UnreadableRow {
  readonly item_id?: number | undefined;
  readonly sku?: string | undefined;
}

export function toUnreadableRow({ element }: SkippedElement): UnreadableRow {
  const { item_id: id, sku } = (element ?? {}) as Readonly<Record<string, unknown>>;
  const itemId = Number(id ?? Number.NaN);
  return {
    item_id: Number.isSafeInteger(itemId) ? itemId : undefined,
    sku: typeof sku === 'string' ? sku : undefined,
  };
}

/** Returns true if the row may belong to this line. A row without id and sku may belong to any line. Source: CS-33. */
export function isRowOf({ item_id: id, sku }: UnreadableRow, item: CartItem): boolean {
  if (id === undefined && sku === undefined) return true;
  return id === undefined ? sku === item.sku : id === item.server_item_id;
}
