import type { CartItemUpdate, ServerCartRow } from '@shop/contract';
import type { CartToken } from '@shop/kernel';
import type { CartStore } from '../storage/cart-store.ts';
import type { CartItem, PendingWrite } from '../lines/cart-item.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import { applySyncEvent } from '../lines/edit-synced.ts';
import { findLine } from '../lines/edit-lines.ts';
import { lineKey } from '../lines/line-identity.ts';
import { isRemovedByRejection } from '../lines/next-line.ts';
import { aboutLine, type NotificationQueue } from '../notices/notification-queue.ts';
import type { Step, StepContext, StepResult } from './merge-step.ts';
import { handleStepFailure } from './step-failure.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import { stableHash } from '../lines/stable-hash.ts';

/** Sends the quantity of a line to the server cart. Source: CS-30 to CS-32. */
export type PushLine = (step: Step<'update-server'>, context: StepContext) => Promise<StepResult>;

export function createPushLine(
  config: Pick<CartSyncConfig, 'setConfigurableProductOptions'>,
  ports: Pick<ServerPorts, 'server' | 'ids' | 'log' | 'clock'>,
  cartStore: CartStore,
  notifications: NotificationQueue,
): PushLine {
  const { server, ids, log, clock } = ports;

  async function pushLine(
    { item, row }: Step<'update-server'>,
    context: StepContext,
  ): Promise<StepResult> {
    const { token, version, change } = context;
    const body = updateBody(item, row, config, token);
    const write = pendingWrite(item, body, row, version, () => ids.uuid());
    await change((cart) => applySyncEvent(cart, { type: 'send', planned: item, write }));
    const current = findLine(cartStore.cart.get(), lineKey(item));
    // The shopper changed or removed the line since it was planned.
    if (current?.sending?.key !== write.key || current.qty !== item.qty) {
      return { kind: 'next', version };
    }
    const response = await server.update(token, body, { key: write.key, version });
    if (!response.ok) {
      return handleStepFailure(response.error, version, log, {
        onNewKey: () =>
          change((cart) => applySyncEvent(cart, { type: 'cancel-write', planned: item })),
        onRejected: () => reject(response.error, item, row, change),
      });
    }
    const { value: serverRow, version: newVersion = version } = response.value;
    if (row === undefined && serverRow.qty !== item.qty) {
      // The backend added the quantity instead of setting it. The line now has an id, and the id sets it.
      await change((cart) => applySyncEvent(cart, { type: 'link', planned: item, row: serverRow }));
      return pushLine(
        { do: 'update-server', item: { ...item, sending: undefined }, row: serverRow },
        { ...context, version: newVersion },
      );
    }
    await change((cart) =>
      applySyncEvent(cart, { type: 'confirm', planned: item, row: serverRow }),
    );
    notify(item, row, serverRow, context.isQuiet);
    return { kind: 'next', version: newVersion, pushedKey: lineKey(item) };
  }

  function notify(
    item: CartItem,
    row: ServerCartRow | undefined,
    { qty }: ServerCartRow,
    isQuiet: boolean,
  ): void {
    const isNew = item.server_item_id === undefined && row === undefined;
    if (isQuiet) notifications.cancelExpected(lineKey(item));
    else notifications.confirm({ ...item, qty }, isNew ? 'added' : 'quantity-updated');
  }

  /** Restores the previous quantity after a rejection, or removes the line. Source: CS-32. */
  async function reject(
    failure: ServerCartFailure,
    item: CartItem,
    row: ServerCartRow | undefined,
    change: StepContext['change'],
  ): Promise<void> {
    const now = clock.now();
    await change((cart) => applySyncEvent(cart, { type: 'reject', planned: item, row, now }));
    notifications.cancelExpected(lineKey(item));
    const { error, text } = failure as { readonly error?: string; readonly text?: string };
    notifications.post({
      kind: 'update-refused',
      outcome: isRemovedByRejection(item, row) ? 'removed' : 'restored',
      ...aboutLine(item),
      reason: error,
      text,
    });
  }

  return pushLine;
}

function updateBody(
  item: CartItem,
  row: ServerCartRow | undefined,
  config: Pick<CartSyncConfig, 'setConfigurableProductOptions'>,
  token: CartToken,
): CartItemUpdate {
  const { sku, parentSku = '', type_id, qty, product_option } = item;
  // A part of a set has a parent too, but none of the options that identify a variant.
  const isVariant = parentSku !== '' && type_id === 'configurable';
  return {
    sku: isVariant && config.setConfigurableProductOptions ? parentSku : sku,
    qty,
    product_option,
    quoteId: row?.quote_id ?? token,
    item_id: row?.item_id,
  };
}

/** Returns the write in progress if it is for the same change of the same cart, else a new one. Source: CS-30. */
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
