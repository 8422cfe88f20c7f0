import type { CartItem } from '../lines/cart-item.ts';
import type { Tombstone } from '../lines/tombstone.ts';

/** Persistent part of the cart, written as one record. Source: CS-17. */
export interface StoredCart {
  readonly items: readonly CartItem[];
  /** Removed lines that the server may still have. */
  readonly removed: readonly Tombstone[];
  /** Number of times the cart was cleared: a plan of an earlier epoch has no effect. */
  readonly epoch: number;
  /** True if the cart was cleared: its server cart is no longer used. */
  readonly isLetGo?: boolean | undefined;
}

export const emptyCart: StoredCart = { items: [], removed: [], epoch: 0 };

/** Parses a stored cart; leaves out invalid lines. */
export function readStoredCart(value: unknown): StoredCart {
  if (!isRecord(value)) return emptyCart;
  const { items, removed, epoch, isLetGo } = value;
  return {
    items: Array.isArray(items) ? items.filter(isItem) : [],
    removed: Array.isArray(removed) ? removed.filter(isMark) : [],
    epoch: typeof epoch === 'number' && Number.isSafeInteger(epoch) ? epoch : 0,
    ...(isLetGo === true ? { isLetGo } : {}),
  };
}

function isItem(value: unknown): value is CartItem {
  if (!isRecord(value)) return false;
  const { sku, qty, type_id, product } = value;
  return (
    typeof sku === 'string' &&
    typeof type_id === 'string' &&
    isRecord(product) &&
    typeof qty === 'number' &&
    Number.isSafeInteger(qty) &&
    qty >= 1
  );
}

function isMark(value: unknown): value is Tombstone {
  return isRecord(value) && typeof value['sku'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
