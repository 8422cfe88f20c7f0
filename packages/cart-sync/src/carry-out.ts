import type { CartItemUpdate, ServerCartRow } from '@shop/contract';
import type { CartToken } from '@shop/kernel';
import type { CartBook, CartEdit } from './cart-book.ts';
import type { CartItem, PendingWrite } from './cart-item.ts';
import { lineOfRow } from './cart-line-of.ts';
import type { CartSyncConfig } from './cart-sync-config.ts';
import type { ServerPorts } from './cart-ports.ts';
import {
  addServerLine,
  confirmLine,
  dropLine,
  noteDeleting,
  endSending,
  noteRow,
  noteSending,
  restoreQty,
  settleDeleted,
  takeRow,
} from './edit-synced.ts';
import { findLine, removeLine } from './edit-lines.ts';
import { courseOf } from './failure-course.ts';
import { failureText } from './failure-text.ts';
import { lineKey } from './line-identity.ts';
import { aboutLine, type NoticeBoard } from './notice-board.ts';
import { isMarked, type MergeStep } from './plan-merge.ts';
import type { ServerCartFailure } from './server-cart.ts';
import { stableHash } from './stable-hash.ts';

/** What carrying out needs to know of the meeting under way. */
export interface MergeRun {
  readonly token: CartToken;
  /** The server cart's version the plan was made on. */
  readonly version: string | undefined;
  /** The cart the plan was made for: when it has been emptied since, nothing of the plan counts. */
  readonly epoch: number;
  /** No notices for what went well. */
  readonly isQuiet: boolean;
}

/** How it went. `stopped`: nothing more can be done now; `replan`: the server's cart is another by now. */
export type CarriedOut =
  /** `told`: keys of the lines the server was told of; `hasUnasked`: nobody could be asked for the product of a row. */
  | {
      readonly kind: 'done';
      readonly told: ReadonlySet<string>;
      readonly hasUnasked: boolean;
    }
  | {
      readonly kind: 'replan';
      readonly rows?: readonly ServerCartRow[] | undefined;
      readonly version?: string | undefined;
    }
  | { readonly kind: 'stopped'; readonly failure: ServerCartFailure };

type Step<Kind extends MergeStep['do']> = Extract<MergeStep, { readonly do: Kind }>;

/** Carries out a plan, step by step; decides nothing about quantities. Source: CS-26 to CS-29. */
export function createMergeHand(
  config: CartSyncConfig,
  ports: ServerPorts,
  book: CartBook,
  board: NoticeBoard,
): (steps: readonly MergeStep[], run: MergeRun) => Promise<CarriedOut> {
  const { server, ids, log, clock } = ports;

  return async function carryOut(steps, run) {
    let { version } = run;
    const told = new Set<string>();
    let hasUnasked = false;
    const change = (edit: CartEdit) =>
      book.change((cart) => (cart.epoch === run.epoch ? edit(cart) : cart));
    const guardFor = (key: string) => ({ key, version });

    await change((cart) => steps.reduce(applied, cart));
    await addRows(steps.filter(isAddLocal));
    for (const step of steps) {
      const stop =
        step.do === 'update-server'
          ? await update(step)
          : step.do === 'delete-on-server' && (await remove(step));
      if (stop) return stop;
    }
    return { kind: 'done', told, hasUnasked };

    async function addRows(adds: readonly Step<'add-local'>[]): Promise<void> {
      const lines = await Promise.all(adds.map(({ row }) => lineFor(row)));
      await change((cart) =>
        lines.reduce((next, line) => (line === undefined ? next : addServerLine(next, line)), cart),
      );
    }

    async function lineFor(row: ServerCartRow): Promise<CartItem | undefined> {
      const isVariant = row.product_type === 'configurable' || row['parent_sku'] !== undefined;
      const product = await ports.products.find({ sku: row.sku, isVariant }).catch(() => null);
      if (product === null) hasUnasked = true;
      if (!product)
        log.warn(product === null ? 'cart.row-not-asked' : 'cart.row-without-product', {
          sku: row.sku,
        });
      return product ? lineOfRow(row, product, config) : undefined;
    }

    async function update({ item, row }: Step<'update-server'>): Promise<CarriedOut | undefined> {
      const body = updateBody(item, row, config, run.token);
      const sending = pendingWrite(item, body, row, version, () => ids.uuid());
      await change((cart) => noteSending(cart, item, sending));
      const noted = findLine(book.cart.get(), lineKey(item));
      if (noted?.sending?.key !== sending.key || noted.qty !== item.qty) return undefined;
      const answer = await server.update(run.token, body, guardFor(sending.key));
      if (!answer.ok) return failed(answer.error, { do: 'update-server', item, row });
      version = answer.value.version ?? version;
      const set = answer.value.value;
      if (row === undefined && set.qty !== item.qty) {
        // A backend that adds where it should set: now the line has an id, and is set by it.
        await change((cart) => noteRow(cart, item, set));
        return update({ do: 'update-server', item: { ...item, sending: undefined }, row: set });
      }
      told.add(lineKey(item));
      await change((cart) => confirmLine(cart, item, set));
      const isNew = item.server_item_id === undefined && row === undefined;
      if (run.isQuiet) board.forget(lineKey(item));
      else board.confirm({ ...item, qty: set.qty }, isNew ? 'added' : 'quantity-updated');
      return undefined;
    }

    async function remove({ row }: Step<'delete-on-server'>): Promise<CarriedOut | undefined> {
      const body = { sku: row.sku, item_id: row.item_id, quoteId: row.quote_id ?? run.token };
      await change((cart) => noteDeleting(cart, row));
      // Put back in since: what the next meeting makes of it is for that one to say.
      if (book.cart.get().items.some((item) => isMarked(row, item))) return undefined;
      const answer = await server.delete(run.token, body, guardFor(ids.uuid()));
      if (!answer.ok) return failed(answer.error, { do: 'delete-on-server', row });
      version = answer.value.version ?? version;
      await change((cart) => settleDeleted(cart, row));
      return undefined;
    }

    async function failed(
      failure: ServerCartFailure,
      step: Step<'update-server'> | Step<'delete-on-server'>,
    ): Promise<CarriedOut | undefined> {
      log.warn('cart.change-failed', { kind: failure.kind, text: failureText(failure) });
      switch (courseOf(failure)) {
        case 'later':
        case 'lost':
        case 'ordered':
          return { kind: 'stopped', failure };
        case 'replan':
          return failure.kind === 'version'
            ? { kind: 'replan', rows: failure.rows, version: failure.version }
            : { kind: 'replan' };
        case 'rekey':
          if (step.do === 'update-server') await change((cart) => endSending(cart, step.item));
          return { kind: 'replan' };
        case 'skip':
          return undefined;
        case 'refused':
          if (step.do === 'update-server') await refused(failure, step);
          else await change((cart) => settleDeleted(cart, step.row));
          return undefined;
      }
    }

    /** The server's no: the quantity before it stands again, or the line goes. Source: CS-28. */
    async function refused(
      failure: ServerCartFailure,
      { item, row }: Step<'update-server'>,
    ): Promise<void> {
      const before = item.prev_qty ?? 0;
      const outcome = row === undefined || isLostCause(item) ? 'removed' : 'restored';
      await change((cart) => {
        const settled = endSending(cart, item);
        if (row === undefined) return dropLine(settled, item);
        if (isLostCause(item)) return removeLine(settled, lineKey(item), clock.now());
        return before > 0 && before !== item.qty
          ? restoreQty(settled, item, before)
          : takeRow(settled, item, row);
      });
      board.forget(lineKey(item));
      const { error, text } = failure as { readonly error?: string; readonly text?: string };
      board.post({
        kind: 'update-refused',
        outcome,
        ...aboutLine(item),
        reason: error,
        text,
      });
    }
  };
}

/** The steps that need no call, all in one change. */
function applied(cart: Parameters<CartEdit>[0], step: MergeStep): ReturnType<CartEdit> {
  switch (step.do) {
    case 'confirm':
      return confirmLine(cart, step.item, step.row);
    case 'take-row':
      return takeRow(cart, step.item, step.row);
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

function isAddLocal(step: MergeStep): step is Step<'add-local'> {
  return step.do === 'add-local';
}
