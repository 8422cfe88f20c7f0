import type { ServerCartRow } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { CartItem } from '../lines/cart-item.ts';
import { indexRows } from '../lines/line-identity.ts';
import { optionChecksum } from '../lines/option-checksum.ts';
import type { LineReport } from './sync-report.ts';

/** Flags of a merge. Spec section 4, Merge. */
export interface MergeFlags {
  /** Every line here wins, and rows unknown here go. */
  readonly force: boolean;
  /** Report only: no steps. */
  readonly dryRun: boolean;
  readonly serverSyncCanRemoveLocalItems: boolean;
  readonly serverSyncCanModifyLocalItems: boolean;
}

/** A line taken out here that the server may still have. */
export interface Tombstone {
  readonly sku: string;
  readonly checksum?: string | undefined;
  /** Absent when the line was taken out before the server's answer came. */
  readonly server_item_id?: number | undefined;
  /** When that was: a write that is still on its way may bring the line back for a while. */
  readonly unsureSince?: EpochMs | undefined;
  /** Its deletion was sent, and has no answer yet. */
  readonly isDeleting?: boolean | undefined;
  /** The server was asked since, and did not have it. */
  readonly checked?: boolean | undefined;
}

/** One thing to do, for one line. Steps never depend on each other and are carried out in order. */
export type MergeStep =
  /** Tell the server this line's quantity; `row` is what it has now, if anything. */
  | {
      readonly do: 'update-server';
      readonly item: CartItem;
      readonly row?: ServerCartRow | undefined;
    }
  /** The server dropped it: drop it here. */
  | { readonly do: 'remove-local'; readonly item: CartItem }
  /** The server's quantity and ids go into the line. */
  | { readonly do: 'take-row'; readonly item: CartItem; readonly row: ServerCartRow }
  /** Both agree: ids, options and type are noted, the quantity counts as confirmed. */
  | { readonly do: 'confirm'; readonly item: CartItem; readonly row: ServerCartRow }
  | { readonly do: 'delete-on-server'; readonly row: ServerCartRow }
  | { readonly do: 'add-local'; readonly row: ServerCartRow };

/**
 * Merge plan: `steps` in order, and the difference of each line. Source: CS-8 to
 * CS-15.
 */
export interface MergePlan {
  readonly steps: readonly MergeStep[];
  readonly report: readonly LineReport[];
}

/**
 * Returns true if the server has not confirmed this line as it is: it is new, its quantity was changed, or a
 * change was sent and no answer came. Such a line always has the last word. Source: CS-8.
 */
export function isUnsent(item: CartItem): boolean {
  return item.prev_qty !== item.qty || item.sending !== undefined;
}

/**
 * Computes the merge of two carts as a list of steps. Pure. Lines here first, in their
 * order, then rows nobody here knows.
 *
 * Units: whole pieces; no quantity in the plan is a sum of two others.
 * Bounds: planning again after the steps were carried out gives only `confirm`. A thousand lines take under
 * 2 ms. Source: CS-8 to CS-15.
 */
export function planMerge(
  items: readonly CartItem[],
  rows: readonly ServerCartRow[],
  removed: readonly Tombstone[],
  flags: MergeFlags,
): MergePlan {
  const index = indexRows(rows);
  const steps: MergeStep[] = [];
  const report: LineReport[] = [];

  for (const item of items) {
    const row = index.take(item);
    const difference = compareQty(item, row);
    if (difference !== undefined) report.push(difference);
    if (!flags.dryRun) steps.push(lineStep(item, row, flags));
  }

  const skusInCart = new Set(items.filter(hasNoOptions).map(({ sku }) => sku));
  for (const row of index.rest()) {
    if (isDuplicateRow(row, skusInCart)) {
      if (flags.force && !flags.dryRun) steps.push({ do: 'delete-on-server', row });
      continue;
    }
    report.push({ status: 'no-item', sku: row.sku, missingOn: 'client' });
    if (flags.dryRun) continue;
    const isGone = flags.force || removed.some((mark) => matchesTombstone(row, mark));
    steps.push({ do: isGone ? 'delete-on-server' : 'add-local', row });
  }
  return { steps, report };
}

function lineStep(item: CartItem, row: ServerCartRow | undefined, flags: MergeFlags): MergeStep {
  const isFirm = flags.force || isUnsent(item);
  if (row === undefined) {
    const mayGo = item.server_item_id !== undefined && flags.serverSyncCanRemoveLocalItems;
    return mayGo && !isFirm ? { do: 'remove-local', item } : { do: 'update-server', item };
  }
  const sentOther = item.sending !== undefined && item.sending.qty !== item.qty;
  if (row.qty === item.qty && !sentOther) return { do: 'confirm', item, row };
  return flags.serverSyncCanModifyLocalItems && !isFirm
    ? { do: 'take-row', item, row }
    : { do: 'update-server', item, row };
}

function compareQty(item: CartItem, row: ServerCartRow | undefined): LineReport | undefined {
  if (row === undefined) return { status: 'no-item', sku: item.sku, missingOn: 'server' };
  if (row.qty === item.qty) return undefined;
  return { status: 'wrong-qty', sku: item.sku, clientQty: item.qty, serverQty: row.qty };
}

/** A second row of an article whose line here has its row already: an artefact, never a line of its own. */
function isDuplicateRow(row: ServerCartRow, skusInCart: ReadonlySet<string>): boolean {
  return skusInCart.has(row.sku) && optionChecksum(row.product_option) === undefined;
}

/** Returns true if the row belongs to a removed line. */
export function matchesTombstone(row: ServerCartRow, mark: Tombstone): boolean {
  if (mark.server_item_id !== undefined) return mark.server_item_id === row.item_id;
  const checksum = optionChecksum(row.product_option);
  return mark.checksum === undefined
    ? checksum === undefined && mark.sku === row.sku
    : mark.checksum === checksum;
}

function hasNoOptions(item: CartItem): boolean {
  return item.checksum === undefined;
}
