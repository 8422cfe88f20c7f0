import { maxCartLines, type CartItemUpdate, type ServerCartRow } from '@shop/contract';
import type { ISql, PendingQuery, Row, Sql } from 'postgres';
import type { Caller } from '../session/index.ts';
import type { Catalog } from '../../catalog/index.ts';
import {
  type StoredResponse,
  type IdempotencyClaim,
  storedResponse,
} from '../idempotency/index.ts';
import { hashToken } from '../../tokens/secret-text.ts';
import { seenStock } from './availability.ts';
import { availableQty } from '@shop/cart-lines';
import { cartRowDocument } from './cart-row-document.ts';
import { renewedEnd } from './cart-store.ts';
import { findLine, insertedItem, isSoldQuantity } from './change-line.ts';
import type { SalesCatalog } from './product-lookup.ts';

/** From this number of lines they are counted under the lock: more than concurrent changes of one cart can add. */
const manyLines = maxCartLines - 50;

/**
 * `setLine` by article, with the lock, the version and the stored response in one statement, because the shopper waits
 * for each. `undefined`: nothing was done, and the longer path decides: for refusals, for prices of another country or
 * a customer group, and near the maximum number of lines, which only a lock can count.
 */
export async function upsertLine(
  sql: Sql,
  catalog: SalesCatalog & Pick<Catalog, 'stock'>,
  claim: IdempotencyClaim,
  request: {
    readonly cartToken: string;
    readonly caller: Pick<Caller, 'customerId'> | undefined;
    readonly update: CartItemUpdate;
  },
): Promise<StoredResponse | undefined> {
  const { cartToken, caller, update } = request;
  if (update.item_id !== undefined || catalog.hasGroupPrices) return undefined;
  const requestedLine = { sku: update.sku, option: update.product_option };
  const resolved = await findLine(catalog, requestedLine, undefined);
  const qty = Math.max(1, update.qty);
  if (!resolved.ok) return undefined;
  const line = resolved.value;
  if (!isSoldQuantity(line, qty)) return undefined;
  if (availableQty(line, seenStock(catalog.stock, [line])) < qty) return undefined;
  const customerId = caller?.customerId ?? null;
  const row = cartRowDocument({ token: '' }, { id: 0, qty }, line);
  const [writtenRow] = await sql<{ item_id: number; version: number }[]>`
    WITH bumped AS (
      UPDATE cart SET version = version + 1, expires_at = ${renewedEnd(sql, claim.nowMs)}
      WHERE token_hash = ${hashToken(cartToken)} AND state = 'open' AND expires_at > ${new Date(claim.nowMs)}
        AND country_id IS NULL
        AND (customer_id IS NULL OR customer_id = ${customerId}::bigint)
        AND (SELECT count(*) FROM cart_item WHERE cart_id = cart.id) < ${manyLines}
      RETURNING id, version),
    written AS (${insertedItem(sql, sql`bumped`, line, qty)})
    ${claim.key === undefined ? sql`` : sql`, remembered AS (${rememberedRow(sql, claim, row)})`}
    SELECT bumped.version, written.id AS item_id FROM bumped, written`;
  if (writtenRow === undefined) return undefined;
  const { item_id, version } = writtenRow;
  return { result: { ...row, item_id }, meta: { cartVersion: version } };
}

function rememberedRow(
  sql: ISql,
  claim: IdempotencyClaim,
  row: ServerCartRow,
): PendingQuery<Row[]> {
  const answer = sql`jsonb_build_object(
    'result', ${JSON.stringify(row)}::text::jsonb || jsonb_build_object('item_id', written.id),
    'meta', jsonb_build_object('cartVersion', bumped.version))`;
  return storedResponse(sql, claim, answer, sql`bumped, written`);
}
