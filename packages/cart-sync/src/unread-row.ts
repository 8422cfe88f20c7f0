import type { SkippedElement } from '@shop/contract';
import type { CartItem } from './cart-item.ts';

/** A row that could not be read, as far as it says which one it is. Source: CS-67. */
export interface UnreadRow {
  readonly item_id?: number | undefined;
  readonly sku?: string | undefined;
}

export function unreadRow({ element }: SkippedElement): UnreadRow {
  const { item_id: id, sku } = (element ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...(Number.isSafeInteger(Number(id ?? Number.NaN)) && { item_id: Number(id) }),
    ...(typeof sku === 'string' && { sku }),
  };
}

/** Whether it may be the row of this line; one that names nothing may be that of any. Source: CS-67. */
export function isRowOf({ item_id: id, sku }: UnreadRow, item: CartItem): boolean {
  if (id === undefined && sku === undefined) return true;
  return id === undefined ? sku === item.sku : id === item.server_item_id;
}
