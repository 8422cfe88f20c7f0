import type { CartToken } from '@shop/kernel';
import type { CartStore } from '../storage/cart-store.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import { addServerRows } from './add-server-rows.ts';
import { applySyncEvent } from '../lines/edit-synced.ts';
import { deleteRow } from './delete-row.ts';
import type { BrokenMerge, StepContext } from './merge-step.ts';
import type { MergeStep } from './plan-merge.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';
import { createPushLine } from './push-line.ts';
import type { StoredCart } from '../storage/stored-cart.ts';

/** Context of the sync that a merge belongs to. */
interface MergeContext {
  readonly token: CartToken;
  /** Version of the server cart that the plan was made for. */
  readonly version: string | undefined;
  /** Epoch of the cart that the plan was made for: a plan of an earlier epoch has no effect. */
  readonly epoch: number;
  /** True if successful changes post no notices. */
  readonly isQuiet: boolean;
}

/** Result of a merge. */
type MergeResult =
  | BrokenMerge
  | {
      readonly kind: 'done';
      /** Keys of the lines that were sent to the server. */
      readonly pushedKeys: ReadonlySet<string>;
      /** True if the product of a row could not be fetched. */
      readonly hasUnresolvedRows: boolean;
    };

/** Executes the steps of a merge plan in order. */
export type ApplyMerge = (
  steps: readonly MergeStep[],
  context: MergeContext,
) => Promise<MergeResult>;

/** Executes the steps; never decides about quantities. Source: CS-30 to CS-32 and CS-36. */
export function createMergeExecutor(
  config: CartSyncConfig,
  ports: ServerPorts,
  cartStore: CartStore,
  notifications: NotificationQueue,
): ApplyMerge {
  const pushLine = createPushLine(config, ports, cartStore, notifications);

  return async function applyMerge(steps, { token, epoch, isQuiet, ...context }) {
    let { version } = context;
    const pushedKeys = new Set<string>();
    const change: StepContext['change'] = (edit) =>
      cartStore.change((cart) => (cart.epoch === epoch ? edit(cart) : cart));

    await change((cart) => steps.reduce(applyLocalStep, cart));
    const newRows = steps.flatMap((step) => (step.do === 'add-local' ? [step.row] : []));
    const hasUnresolvedRows = await addServerRows(newRows, change, config, ports);
    for (const step of steps) {
      if (step.do !== 'update-server' && step.do !== 'delete-on-server') continue;
      const stepContext = { token, version, isQuiet, change };
      const result =
        step.do === 'update-server'
          ? await pushLine(step, stepContext)
          : await deleteRow(step, stepContext, ports, cartStore);
      if (result.kind !== 'next') return result;
      ({ version } = result);
      if (result.pushedKey !== undefined) pushedKeys.add(result.pushedKey);
    }
    return { kind: 'done', pushedKeys, hasUnresolvedRows };
  };
}

/** Applies the steps that need no call. */
function applyLocalStep(cart: StoredCart, step: MergeStep): StoredCart {
  switch (step.do) {
    case 'confirm':
    case 'take-row':
      return applySyncEvent(cart, { type: step.do, planned: step.item, row: step.row });
    case 'remove-local':
      return applySyncEvent(cart, { type: 'drop', planned: step.item });
    case 'update-server':
    case 'delete-on-server':
    case 'add-local':
      return cart;
  }
}
