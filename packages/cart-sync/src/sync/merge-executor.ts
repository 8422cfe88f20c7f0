import type { CartItemUpdate, ServerCartRow } from '@shop/contract';
import type { CartToken } from '@shop/kernel';
import type { CartStore, CartEdit } from '../storage/cart-store.ts';
import type { CartItem, PendingWrite } from '../lines/cart-item.ts';
import { rowToCartLine } from '../lines/to-cart-line.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import {
  addServerLine,
  confirmLine,
  dropLine,
  markDeleting,
  clearInFlight,
  linkRow,
  markInFlight,
  restoreQty,
  removeTombstone,
  applyRow,
} from '../lines/edit-synced.ts';
import { findLine, removeLine } from '../lines/edit-lines.ts';
import { failureAction } from './failure-action.ts';
import { failureText } from '../server/failure-text.ts';
import { lineKey } from '../lines/line-identity.ts';
import { aboutLine, type NotificationQueue } from '../notices/notification-queue.ts';
import { matchesTombstone, type MergeStep } from './plan-merge.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import { stableHash } from '../lines/stable-hash.ts';

/** Context of the sync that a merge belongs to. */
export interface MergeContext {
  readonly token: CartToken;
  /** The server cart's version the plan was made on. */
  readonly version: string | undefined;
  /** The cart the plan was made for: when it has been emptied since, nothing of the plan counts. */
  readonly epoch: number;
  /** No notices for what went well. */
  readonly isQuiet: boolean;
}

/** Result of a merge. `stopped`: nothing more can be done now; `replan`: the server cart has changed. */
export type MergeResult =
  /** `pushedKeys`: keys of the lines sent to the server; `hasUnresolvedRows`: the product of a row could not be fetched. */
  | {
      readonly kind: 'done';
      readonly pushedKeys: ReadonlySet<string>;
      readonly hasUnresolvedRows: boolean;
    }
  | {
      readonly kind: 'replan';
      readonly rows?: readonly ServerCartRow[] | undefined;
      readonly version?: string | undefined;
    }
  | { readonly kind: 'stopped'; readonly failure: ServerCartFailure };

type Step<Kind extends MergeStep['do']> = Extract<MergeStep, { readonly do: Kind }>;

/** Executes a merge plan step by step. Decides nothing about quantities. Source: CS-26 to CS-29. */
export function createMergeExecutor(
  config: CartSyncConfig,
  ports: ServerPorts,
  cartStore: CartStore,
  notifications: NotificationQueue,
): (steps: readonly MergeStep[], run: MergeContext) => Promise<MergeResult> {
  const { server, ids, log, clock } = ports;

  return async function carryOut(steps, run) {
    let { version } = run;
    const pushedKeys = new Set<string>();
    let hasUnresolvedRows = false;
    const change = (edit: CartEdit) =>
      cartStore.change((cart) => (cart.epoch === run.epoch ? edit(cart) : cart));
    const guardFor = (key: string) => ({ key, version });

    await change((cart) => steps.reduce(applyLocalStep, cart));
    await addRows();
    for (const step of steps) {
      const result =
        step.do === 'update-server'
          ? await update(step)
          : step.do === 'delete-on-server' && (await remove(step));
      if (result) return result;
    }
    return { kind: 'done', pushedKeys, hasUnresolvedRows };

    async function addRows(): Promise<void> {
      const lines = await Promise.all(
        steps.flatMap((step) => (step.do === 'add-local' ? [lineFor(step.row)] : [])),
      );
      await change((cart) =>
        lines.reduce((next, line) => (line === undefined ? next : addServerLine(next, line)), cart),
      );
    }

    async function lineFor(row: ServerCartRow): Promise<CartItem | undefined> {
      const isVariant = row.product_type === 'configurable' || row['parent_sku'] !== undefined;
      const product = await ports.products.find({ sku: row.sku, isVariant }).catch(() => null);
      if (product === null) hasUnresolvedRows = true;
      if (!product)
        log.warn(product === null ? 'cart.row-not-asked' : 'cart.row-without-product', {
          sku: row.sku,
        });
      return product ? rowToCartLine(row, product, config) : undefined;
    }

    async function update({ item, row }: Step<'update-server'>): Promise<MergeResult | undefined> {
      const body = updateBody(item, row, config, run.token);
      const sending = pendingWrite(item, body, row, version, () => ids.uuid());
      await change((cart) => markInFlight(cart, item, sending));
      const current = findLine(cartStore.cart.get(), lineKey(item));
      if (current?.sending?.key !== sending.key || current.qty !== item.qty) return undefined;
      const response = await server.update(run.token, body, guardFor(sending.key));
      if (!response.ok) return handleFailure(response.error, { do: 'update-server', item, row });
      version = response.value.version ?? version;
      const serverRow = response.value.value;
      if (row === undefined && serverRow.qty !== item.qty) {
        // A backend that adds where it should set: now the line has an id, and is set by it.
        await change((cart) => linkRow(cart, item, serverRow));
        return update({
          do: 'update-server',
          item: { ...item, sending: undefined },
          row: serverRow,
        });
      }
      pushedKeys.add(lineKey(item));
      await change((cart) => confirmLine(cart, item, serverRow));
      const isNew = item.server_item_id === undefined && row === undefined;
      if (run.isQuiet) notifications.cancelExpected(lineKey(item));
      else
        notifications.confirm(
          { ...item, qty: serverRow.qty },
          isNew ? 'added' : 'quantity-updated',
        );
      return undefined;
    }

    async function remove({ row }: Step<'delete-on-server'>): Promise<MergeResult | undefined> {
      const body = { sku: row.sku, item_id: row.item_id, quoteId: row.quote_id ?? run.token };
      await change((cart) => markDeleting(cart, row));
      // Put back in since: what the next meeting makes of it is for that one to say.
      if (cartStore.cart.get().items.some((item) => matchesTombstone(row, item))) return undefined;
      const response = await server.delete(run.token, body, guardFor(ids.uuid()));
      if (!response.ok) return handleFailure(response.error, { do: 'delete-on-server', row });
      version = response.value.version ?? version;
      await change((cart) => removeTombstone(cart, row));
      return undefined;
    }

    async function handleFailure(
      failure: ServerCartFailure,
      step: Step<'update-server'> | Step<'delete-on-server'>,
    ): Promise<MergeResult | undefined> {
      log.warn('cart.change-failed', { kind: failure.kind, text: failureText(failure) });
      switch (failureAction(failure)) {
        case 'retry':
        case 'cart-gone':
        case 'converted':
          return { kind: 'stopped', failure };
        case 'replan':
          return failure.kind === 'version'
            ? { kind: 'replan', rows: failure.rows, version: failure.version }
            : { kind: 'replan' };
        case 'new-key':
          if (step.do === 'update-server') await change((cart) => clearInFlight(cart, step.item));
          return { kind: 'replan' };
        case 'skip':
          return undefined;
        case 'rejected':
          if (step.do === 'update-server') await handleRejection(failure, step);
          else await change((cart) => removeTombstone(cart, step.row));
          return undefined;
      }
    }

    /** Restores the previous quantity after a rejection, or removes the line. Source: CS-28. */
    async function handleRejection(
      failure: ServerCartFailure,
      { item, row }: Step<'update-server'>,
    ): Promise<void> {
      const previousQty = item.prev_qty ?? 0;
      const outcome = row === undefined || isLostCause(item) ? 'removed' : 'restored';
      await change((cart) => {
        const withoutWrite = clearInFlight(cart, item);
        if (row === undefined) return dropLine(withoutWrite, item);
        if (isLostCause(item)) return removeLine(withoutWrite, lineKey(item), clock.now());
        return previousQty > 0 && previousQty !== item.qty
          ? restoreQty(withoutWrite, item, previousQty)
          : applyRow(withoutWrite, item, row);
      });
      notifications.cancelExpected(lineKey(item));
      const { error, text } = failure as { readonly error?: string; readonly text?: string };
      notifications.post({
        kind: 'update-refused',
        outcome,
        ...aboutLine(item),
        reason: error,
        text,
      });
    }
  };
}

/** Applies the steps that need no call. */
function applyLocalStep(cart: Parameters<CartEdit>[0], step: MergeStep): ReturnType<CartEdit> {
  switch (step.do) {
    case 'confirm':
      return confirmLine(cart, step.item, step.row);
    case 'take-row':
      return applyRow(cart, step.item, step.row);
    case 'remove-local':
      return dropLine(cart, step.item);
    case 'update-server':
    case 'delete-on-server':
    case 'add-local':
      return cart;
  }
}

function updateBody(
  item: CartItem,
  row: ServerCartRow | undefined,
  config: Pick<CartSyncConfig, 'setConfigurableProductOptions'>,
  token: CartToken,
): CartItemUpdate {
  const { sku, parentSku = '', type_id, qty, product_option } = item;
  // The part of a set has a parent too, and none of the options that tell it apart there.
  const isVariant = parentSku !== '' && type_id === 'configurable';
  return {
    sku: isVariant && config.setConfigurableProductOptions ? parentSku : sku,
    qty,
    product_option,
    quoteId: row?.quote_id ?? token,
    item_id: row?.item_id,
  };
}

/** The write under way for this very change on this very cart, or a new one. Source: CS-26. */
function pendingWrite(
  item: CartItem,
  body: CartItemUpdate,
  row: ServerCartRow | undefined,
  version: string | undefined,
  newKey: () => string,
): PendingWrite {
  const plan = stableHash(JSON.stringify([body, version ?? row?.qty ?? 0]));
  return item.sending?.plan === plan ? item.sending : { key: newKey(), plan, qty: item.qty };
}

/** Confirmed once, and without a quantity to go back to. */
function isLostCause({ server_item_id, prev_qty }: CartItem): boolean {
  return server_item_id !== undefined && (prev_qty ?? 0) <= 0;
}
