import { maxLineQuantity, type ServerCartRow, type TotalsItem } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { CartItem, PendingWrite } from './cart-item.ts';
import {
  confirmedQtyOf,
  parseLine,
  type LineFields,
  type LineState,
  type PresentLine,
} from './line-state.ts';
import type { Tombstone } from './tombstone.ts';

/** Change of a line by the shopper. */
type ShopperEvent =
  /** Adds the quantity of `item` to the line. Source: CS-40. */
  | { readonly type: 'add'; readonly item: CartItem }
  /** Replaces the line by `item`, on the server too. Source: CS-43, CS-45. */
  | { readonly type: 'replace'; readonly item: CartItem }
  | { readonly type: 'set-qty'; readonly qty: number }
  | { readonly type: 'remove'; readonly now: EpochMs };

/**
 * Change of a line by a step of a merge. The shopper may change a line during the call: `planned` is the line when the
 * step was planned. A quantity that was changed since stays changed.
 */
export type SyncEvent = { readonly planned: CartItem } & (
  | { readonly type: 'send'; readonly write: PendingWrite }
  /** The key of the write in progress can no longer be used. Source: CS-30. */
  | { readonly type: 'cancel-write' }
  /** The server has the line, with a quantity other than the one sent. Source: CS-31. */
  | { readonly type: 'link'; readonly row: ServerCartRow }
  /** The server has the line with the quantity of `row`. Source: CS-13, CS-31. */
  | { readonly type: 'confirm'; readonly row: ServerCartRow }
  /** The quantity of the server replaces the one here. Source: CS-12. */
  | { readonly type: 'take-row'; readonly row: ServerCartRow }
  /** The server no longer has the line. Source: CS-11. */
  | { readonly type: 'drop' }
  /** The server refused the write for good; `row` is the server's row. Source: CS-32. */
  | {
      readonly type: 'reject';
      readonly row: ServerCartRow | undefined;
      readonly now: EpochMs;
    }
);

/** Event of a line. */
export type LineEvent =
  | ShopperEvent
  | SyncEvent
  /** Totals of the server. `keepsQty`: the quantity of the line stays. Source: CS-31, CS-50. */
  | { readonly type: 'totals'; readonly totals: TotalsItem; readonly keepsQty: boolean }
  /** The server cart is no longer used. Source: CS-24. */
  | { readonly type: 'detach' }
  /** The server cart became an order. Source: CS-28. */
  | { readonly type: 'ordered' };

/** Write of a removed line that may arrive after the line was restored: no other write has its key or plan. */
const unknownWrite: PendingWrite = { key: '', plan: '', qty: 0 };

/** Computes the state of a line after an event. Pure. A removed line ignores all events but `add` and `replace`. */
export function nextLine(line: LineState, event: LineEvent): LineState {
  if (line.status === 'removed') {
    return event.type === 'add' || event.type === 'replace'
      ? bringBack(line.tombstones, event.item)
      : line;
  }
  const { fields } = line;
  switch (event.type) {
    case 'add': {
      const { qty, product, stock = fields.stock } = event.item;
      return withFields(line, { ...fields, qty: fields.qty + qty, product, stock });
    }
    case 'replace': {
      const { server_item_id, server_cart_id } = fields;
      return withFields(line, { ...parseLine(event.item).fields, server_item_id, server_cart_id });
    }
    case 'set-qty':
      return withFields(line, { ...fields, qty: event.qty });
    case 'remove':
      return { status: 'removed', tombstones: tombstonesOf(line, event.now) };
    case 'send':
      return fields.qty === event.planned.qty
        ? { status: 'in-flight', fields, confirmedQty: confirmedQtyOf(line), write: event.write }
        : line;
    case 'cancel-write':
      return withoutWrite(line);
    case 'link':
      return confirmed(fields, event.row, fields.qty);
    case 'confirm':
      return confirmed(
        fields,
        event.row,
        fields.qty === event.planned.qty ? event.row.qty : fields.qty,
      );
    case 'take-row':
      return fields.qty === event.planned.qty ? confirmed(fields, event.row, event.row.qty) : line;
    case 'drop':
      return fields.qty === event.planned.qty ? { status: 'removed', tombstones: [] } : line;
    case 'reject':
      return rejected(withoutWrite(line), event);
    case 'totals':
      return withTotals(line, event);
    case 'detach':
      return idle(withoutServerData(fields), confirmedQtyOf(line));
    case 'ordered': {
      const qty = line.status === 'in-flight' ? 0 : fields.qty - (confirmedQtyOf(line) ?? 0);
      return qty > 0
        ? { status: 'new', fields: { ...withoutServerData(fields), qty } }
        : { status: 'removed', tombstones: [] };
    }
  }
}

/** True if a rejected write removes the line: the server has no row, or no quantity to restore. Source: CS-32. */
export function isRemovedByRejection(
  { server_item_id, prev_qty = 0 }: CartItem,
  row: ServerCartRow | undefined,
): boolean {
  return row === undefined || (server_item_id !== undefined && prev_qty <= 0);
}

/** Restores the quantity before the rejected write, or the server's; removes the line if there is neither. */
function rejected(
  line: PresentLine,
  { planned, row, now }: Extract<LineEvent, { type: 'reject' }>,
): LineState {
  if (row === undefined) return nextLine(line, { type: 'drop', planned });
  if (isRemovedByRejection(planned, row)) return nextLine(line, { type: 'remove', now });
  const { qty, prev_qty: previousQty = 0 } = planned;
  if (previousQty <= 0 || previousQty === qty) {
    return nextLine(line, { type: 'take-row', planned, row });
  }
  return line.fields.qty === qty ? withFields(line, { ...line.fields, qty: previousQty }) : line;
}

/**
 * Restores a removed line with its row on the server. During a write or a deletion it is sent again even with the same
 * quantity: the late one would change it. Source: CS-45.
 */
function bringBack(tombstones: readonly Tombstone[], item: CartItem): PresentLine {
  const server_item_id = tombstones.find(
    (mark) => mark.server_item_id !== undefined,
  )?.server_item_id;
  const fields = { ...withoutServerData(parseLine(item).fields), server_item_id };
  const isOpen = tombstones.some(
    ({ isDeleting, unsureSince }) => isDeleting === true || unsureSince !== undefined,
  );
  return isOpen
    ? { status: 'in-flight', fields, confirmedQty: undefined, write: unknownWrite }
    : idle(fields, undefined);
}

/** Returns tombstones for what the server may have of a line: its row, and the result of a write in progress. */
function tombstonesOf({ status, fields }: PresentLine, now: EpochMs): readonly Tombstone[] {
  const { sku, checksum, server_item_id } = fields;
  const marks: Tombstone[] = [];
  if (server_item_id !== undefined) marks.push({ sku, checksum, server_item_id });
  if (status === 'in-flight') marks.push({ sku, checksum, unsureSince: now });
  return marks;
}

/** Returns a line without a write in progress. */
function idle(fields: LineFields, confirmedQty: number | undefined): PresentLine {
  return parseLine({ ...fields, prev_qty: confirmedQty });
}

function withoutWrite(line: PresentLine): PresentLine {
  return idle(line.fields, confirmedQtyOf(line));
}

/** Returns the line with other fields. Keeps its confirmed quantity and its write. */
function withFields(line: PresentLine, fields: LineFields): PresentLine {
  return line.status === 'in-flight' ? { ...line, fields } : idle(fields, confirmedQtyOf(line));
}

/** Returns the line as confirmed by the server, with the quantity `qty`. */
function confirmed(fields: LineFields, row: ServerCartRow, qty: number): PresentLine {
  return idle(
    {
      ...fields,
      ...saleStateOf(fields, row),
      server_item_id: row.item_id,
      server_cart_id: row.quote_id ?? fields.server_cart_id,
      product_option: row.product_option ?? fields.product_option,
      type_id: row.product_type ?? fields.type_id,
      qty,
    },
    row.qty,
  );
}

function withTotals(
  line: PresentLine,
  { totals, keepsQty }: Extract<LineEvent, { type: 'totals' }>,
): PresentLine {
  const fields = { ...line.fields, totals };
  const { qty } = totals;
  const isQuantity = Number.isSafeInteger(qty) && qty >= 1 && qty <= maxLineQuantity;
  if (line.status !== 'confirmed' || !isQuantity) return { ...line, fields };
  return idle(keepsQty ? fields : { ...fields, qty }, qty);
}

function withoutServerData(fields: LineFields): LineFields {
  return { ...fields, server_item_id: undefined, server_cart_id: undefined, totals: undefined };
}

/**
 * Returns error and stock of a row that the server cannot sell, until the server clears it. `errors.server` marks such
 * an error; an error of a stock check stays.
 */
function saleStateOf(fields: LineFields, row: ServerCartRow): Pick<LineFields, 'errors' | 'stock'> {
  const availableQty = row['available_qty'];
  if (row['error'] !== undefined && typeof availableQty === 'number') {
    const qty = Math.max(0, Math.trunc(availableQty));
    return {
      errors: { ...fields.errors, stock: 'out-of-stock', server: 'out-of-stock' },
      stock: { is_in_stock: qty > 0, qty },
    };
  }
  if (fields.errors?.['server'] === undefined) return {};
  const { server: _server, stock: _stock, ...errors } = fields.errors;
  return { errors, stock: fields.stock };
}
