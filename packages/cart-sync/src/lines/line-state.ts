import type { CartItem, PendingWrite } from './cart-item.ts';
import type { Tombstone } from './tombstone.ts';

/** Fields of a line whose meaning does not depend on its state. */
export type LineFields = Omit<CartItem, 'prev_qty' | 'sending'>;

/**
 * State of a cart line in relation to the server cart.
 *
 *   new ──────send──▶ in-flight ──confirm──▶ confirmed ──set-qty, add──▶ changed
 *   changed ──send──▶ in-flight ──link, cancel-write, reject──▶ new, changed or confirmed
 *   changed ──confirm, take-row──▶ confirmed
 *   any ──remove, drop, reject, ordered──▶ removed ──add, replace──▶ new, changed or in-flight
 *
 * `new`: the server has no row of it. `changed`: it has one with another quantity, `confirmedQty`, or with an
 * unknown one. `in-flight`: a write has no response yet. `removed`: `tombstones` tell what the server may still have.
 * A confirmed line keeps its state when another server cart replaces its own. Source: CS-8, CS-13, CS-15.
 */
export type LineState =
  | { readonly status: 'new'; readonly fields: LineFields }
  | { readonly status: 'confirmed'; readonly fields: LineFields }
  | {
      readonly status: 'changed';
      readonly fields: LineFields;
      readonly confirmedQty: number | undefined;
    }
  | {
      readonly status: 'in-flight';
      readonly fields: LineFields;
      readonly confirmedQty: number | undefined;
      readonly write: PendingWrite;
    }
  | { readonly status: 'removed'; readonly tombstones: readonly Tombstone[] };

/** A line that is in the cart. */
export type PresentLine = Exclude<LineState, { readonly status: 'removed' }>;

/** Parses the stored form of a line: `prev_qty` and `sending` become its state. */
export function parseLine(item: CartItem): PresentLine {
  const { prev_qty: confirmedQty, sending: write, ...fields } = item;
  if (write !== undefined) return { status: 'in-flight', fields, confirmedQty, write };
  if (confirmedQty === fields.qty) return { status: 'confirmed', fields };
  return confirmedQty === undefined && fields.server_item_id === undefined
    ? { status: 'new', fields }
    : { status: 'changed', fields, confirmedQty };
}

/** Converts a line to its stored form. Counterpart of {@link parseLine}. */
export function toCartItem(line: PresentLine): CartItem {
  return {
    ...line.fields,
    prev_qty: confirmedQtyOf(line),
    sending: line.status === 'in-flight' ? line.write : undefined,
  };
}

/** Returns the quantity that the server confirmed last, in whole pieces; `undefined` if it confirmed none. */
export function confirmedQtyOf(line: PresentLine): number | undefined {
  switch (line.status) {
    case 'new':
      return undefined;
    case 'confirmed':
      return line.fields.qty;
    case 'changed':
    case 'in-flight':
      return line.confirmedQty;
  }
}

/**
 * Returns true if the server has not confirmed this line as it is: its state is not `confirmed`. A merge never
 * undoes the change of such a line. Source: CS-8.
 */
export function isUnsent(item: CartItem): boolean {
  return item.prev_qty !== item.qty || item.sending !== undefined;
}
