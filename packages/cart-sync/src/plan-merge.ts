import type { ServerCartRow } from '@shop/contract';
import type { CartItem } from './cart-item.ts';
import type { LineReport } from './sync-report.ts';

/** Who may change what when the two carts differ. Spec section 4, Merge. */
export interface MergeFlags {
  /** Every line here wins, and rows unknown here go. */
  readonly force: boolean;
  /** Report only: no steps. */
  readonly dryRun: boolean;
  readonly serverSyncCanRemoveLocalItems: boolean;
  readonly serverSyncCanModifyLocalItems: boolean;
}

/** A line taken out here that the server may still have. */
export interface RemovedMark {
  readonly sku: string;
  readonly checksum?: string | undefined;
  /** Absent when the line was taken out before the server's answer came. */
  readonly server_item_id?: number | undefined;
}

/** One thing to do, for one line. Steps never depend on each other and are carried out in order. */
export type MergeStep =
  /** Tell the server this line's quantity; `row` is what it has now, if anything. */
  | { readonly do: 'update-server'; readonly item: CartItem; readonly row?: ServerCartRow }
  /** The server dropped it: drop it here. */
  | { readonly do: 'remove-local'; readonly item: CartItem }
  /** The server's quantity and ids go into the line. */
  | { readonly do: 'take-row'; readonly item: CartItem; readonly row: ServerCartRow }
  /** Both agree: ids, options and type are noted, the quantity counts as confirmed. */
  | { readonly do: 'confirm'; readonly item: CartItem; readonly row: ServerCartRow }
  | { readonly do: 'delete-on-server'; readonly row: ServerCartRow }
  | { readonly do: 'add-local'; readonly row: ServerCartRow };

export interface MergePlan {
  readonly steps: readonly MergeStep[];
  readonly report: readonly LineReport[];
}

/**
 * How two carts become one: a list of steps, decided without touching anything.
 *
 * Units: whole pieces; no quantity in the plan is a sum of two others.
 * Bounds: planning again after the steps were carried out gives only `confirm`.
 * Source: CS-8 to CS-16.
 */
export function planMerge(
  items: readonly CartItem[],
  rows: readonly ServerCartRow[],
  removed: readonly RemovedMark[],
  flags: MergeFlags,
): MergePlan {
  throw new Error(`not yet: ${items.length} ${rows.length} ${removed.length} ${flags.dryRun}`);
}
