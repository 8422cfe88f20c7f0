import type { ServerCartRow } from '@shop/contract';
import type { CartItem } from '../lines/cart-item.ts';
import { indexRows } from '../lines/line-identity.ts';
import { isUnsent } from '../lines/line-state.ts';
import { optionChecksum } from '../lines/option-checksum.ts';
import { matchesTombstone, type Tombstone } from '../lines/tombstone.ts';
import type { LineReport } from './sync-report.ts';

/** Flags of a merge. Spec section 4, Merge. */
export interface MergeFlags {
  /** Every line here wins, and rows without a line here are deleted. */
  readonly force: boolean;
  /** Reports only: the plan has no steps. */
  readonly dryRun: boolean;
  readonly serverSyncCanRemoveLocalItems: boolean;
  readonly serverSyncCanModifyLocalItems: boolean;
}

/** One action for one line. Steps do not depend on each other and are executed in order. */
export type MergeStep =
  /** Sends this line's quantity to the server; `row` is the server's current row, if any. */
  | {
      readonly do: 'update-server';
      readonly item: CartItem;
      readonly row?: ServerCartRow | undefined;
    }
  /** Removes a line here that the server has removed. */
  | { readonly do: 'remove-local'; readonly item: CartItem }
  /** Writes the server's quantity and ids into the line. */
  | { readonly do: 'take-row'; readonly item: CartItem; readonly row: ServerCartRow }
  /** Both agree: stores ids, options and type, and marks the quantity as confirmed. */
  | { readonly do: 'confirm'; readonly item: CartItem; readonly row: ServerCartRow }
  | { readonly do: 'delete-on-server'; readonly row: ServerCartRow }
  | { readonly do: 'add-local'; readonly row: ServerCartRow };

/** Merge plan: `steps` in order, and the difference of each line. Source: CS-8 to CS-15. */
export interface MergePlan {
  readonly steps: readonly MergeStep[];
  readonly report: readonly LineReport[];
}

/**
 * Computes the merge of two carts as a list of steps. Pure. Lines here first, in their order, then rows without a line
 * here.
 * Units: whole pieces; no quantity in the plan is a sum of two others.
 * Bounds: a second plan after the steps contains only `confirm`. A thousand lines take under 2 ms. Source: CS-8 to
 * CS-15.
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

/** Returns true for a second row of an article whose line already has a row: an error of the server, not a line. */
function isDuplicateRow(row: ServerCartRow, skusInCart: ReadonlySet<string>): boolean {
  return skusInCart.has(row.sku) && optionChecksum(row.product_option) === undefined;
}

function hasNoOptions(item: CartItem): boolean {
  return item.checksum === undefined;
}
