import type { CartStore } from '../storage/cart-store.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import { markDeleting, removeTombstone } from '../lines/edit-tombstones.ts';
import { matchesTombstone } from '../lines/tombstone.ts';
import type { Step, StepContext, StepResult } from './merge-step.ts';
import { handleStepFailure } from './step-failure.ts';

/** Deletes a row of the server cart. Source: CS-14, CS-15, CS-30. */
export async function deleteRow(
  { row }: Step<'delete-on-server'>,
  { token, version, change }: StepContext,
  { server, ids, log }: Pick<ServerPorts, 'server' | 'ids' | 'log'>,
  { cart }: Pick<CartStore, 'cart'>,
): Promise<StepResult> {
  const body = { sku: row.sku, item_id: row.item_id, quoteId: row.quote_id ?? token };
  await change((current) => markDeleting(current, row));
  // The shopper has restored the line meanwhile: the next sync plans for it.
  if (cart.get().items.some((item) => matchesTombstone(row, item)))
    return { kind: 'next', version };
  const response = await server.delete(token, body, { key: ids.uuid(), version });
  const forget = () => change((current) => removeTombstone(current, row));
  if (!response.ok) {
    return handleStepFailure(response.error, version, log, { onRejected: forget });
  }
  await forget();
  return { kind: 'next', version: response.value.version ?? version };
}
