import type { CartStore } from '../storage/cart-store.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import type { SyncOptions } from '../cart/cart-sync.ts';
import { pruneTombstones } from '../lines/edit-tombstones.ts';
import { pullFailureAction } from './failure-action.ts';
import { failureText } from '../server/failure-text.ts';
import type { ApplyMerge } from './merge-executor.ts';
import { planMerge } from './plan-merge.ts';
import type { ServerCart, ServerCartFailure } from '../server/server-cart.ts';
import type { LineReport } from './sync-report.ts';
import { isRowOf, toUnreadableRow } from './unreadable-row.ts';

/** A pulled server cart. */
export type PulledCart = Extract<
  Awaited<ReturnType<ServerCart['pull']>>,
  { readonly ok: true }
>['value'];

/** Result of one round of a sync. */
export type RoundResult =
  /** `rowIds`: ids of the rows of the server cart. */
  | {
      readonly kind: 'merged';
      readonly lines: readonly LineReport[];
      readonly pushedKeys: ReadonlySet<string>;
      readonly hasUnresolvedRows: boolean;
      readonly rowIds: readonly number[];
    }
  | { readonly kind: 'compared'; readonly lines: readonly LineReport[] }
  /** The server cart has changed: `pulled` is the new content, if the server sent it. */
  | {
      readonly kind: 'replan';
      readonly lines: readonly LineReport[];
      readonly pulled: PulledCart | undefined;
    }
  | { readonly kind: 'failed'; readonly failure: ServerCartFailure }
  | { readonly kind: 'no-cart' }
  /** The cart was cleared during the call. */
  | { readonly kind: 'cleared' };

/** Runs one round: pulls the server cart unless `pulled` is given, plans a merge and applies it. */
export type MergeRound = (
  options: SyncOptions,
  pulled: PulledCart | undefined,
) => Promise<RoundResult>;

/** Source: CS-8 to CS-15, CS-67, CS-33. */
export function createMergeRound(
  config: CartSyncConfig,
  { server, clock, log, checkout }: ServerPorts,
  cartStore: CartStore,
  applyMerge: ApplyMerge,
): MergeRound {
  function isInCheckout(): boolean {
    const modifiedAt = checkout?.modifiedAt() ?? 0;
    return clock.now() - modifiedAt <= config.inCheckoutMs;
  }

  return async function runRound(options, pulled) {
    const token = cartStore.token();
    if (token === undefined) return { kind: 'no-cart' };
    const response =
      pulled === undefined ? await server.pull(token) : { ok: true as const, value: pulled };
    if (!response.ok) {
      const failure = response.error;
      if (pullFailureAction(failure) === 'retry') {
        log.warn('cart.pull-failed', { kind: failure.kind, text: failureText(failure) });
      }
      return { kind: 'failed', failure };
    }

    const { value: rows, version } = response.value;
    const unread = (response.value.unread ?? []).map(toUnreadableRow);
    const isQuiet = isInCheckout();
    await cartStore.change((cart) => pruneTombstones(cart, rows, clock.now(), unread));
    const { items, removed, epoch, isLetGo } = cartStore.cart.get();
    if (isLetGo === true) return { kind: 'cleared' };
    const isDryRun = options.dryRun === true;
    const plan = planMerge(items, rows, removed, {
      // The lines were never synced with this server cart: the first sync forces nothing.
      force:
        cartStore.hash() !== undefined &&
        (options.force === true || config.forceClientState || isQuiet),
      dryRun: isDryRun,
      serverSyncCanRemoveLocalItems: config.serverSyncCanRemoveLocalItems,
      serverSyncCanModifyLocalItems: config.serverSyncCanModifyLocalItems,
    });
    const lines = plan.report;
    if (isDryRun) return { kind: 'compared', lines };

    // The server has a line whose row cannot be read.
    const steps = plan.steps.filter(
      (step) => step.do !== 'remove-local' || !unread.some((row) => isRowOf(row, step.item)),
    );
    const result = await applyMerge(steps, { token, version, epoch, isQuiet });
    switch (result.kind) {
      case 'done': {
        const { pushedKeys, hasUnresolvedRows } = result;
        const rowIds = [...rows, ...unread].map(({ item_id: id = 0 }) => id);
        return { kind: 'merged', lines, pushedKeys, hasUnresolvedRows, rowIds };
      }
      case 'stopped':
        return { kind: 'failed', failure: result.failure };
      case 'replan':
        return {
          kind: 'replan',
          lines,
          pulled:
            result.rows && result.version
              ? { value: result.rows, version: result.version }
              : undefined,
        };
    }
  };
}
