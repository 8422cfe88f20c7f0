import { isSalable, isDisabled, isSetSoldOut } from '@shop/catalog';
import type { Product } from '@shop/contract';
import { backInStockEmail } from '@shop/emails';
import type { Sql } from 'postgres';
import { emailKey } from '../customer/index.ts';
import type { Catalog } from '../../catalog/index.ts';
import { groupedSkus, type NormalProduct } from '@shop/catalog-documents';
import type { ApiContext } from '../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { productUrl } from '@shop/feeds';
import {
  type Email,
  emailTo,
  type EmailView,
  queueEmail,
  unsubscribeLinks,
} from '../emails/index.ts';

/** Number of alerts turned into emails together. */
const batchSize = 200;

/** Stores a request for a stock alert. A repeated request changes nothing; after the email a new one can be made. */
export async function requestStockAlert(
  sql: Sql,
  { sku, email }: { readonly sku: string; readonly email: string },
  storeCode: string,
  nowMs: number,
): Promise<void> {
  await sql`
    INSERT INTO stock_alert (sku, email, created_at, store_code)
    VALUES (${sku}, ${emailKey(email)}, ${new Date(nowMs)}, ${storeCode})
    ON CONFLICT (sku, email) DO UPDATE
      SET sent_at = NULL, created_at = excluded.created_at, store_code = excluded.store_code
      WHERE stock_alert.sent_at IS NOT NULL`;
}

/** Ends every alert of the address of an alert. */
export async function endStockAlerts(sql: Sql, alertId: number): Promise<void> {
  await sql`
    DELETE FROM stock_alert USING stock_alert AS named
    WHERE named.id = ${alertId} AND stock_alert.email = named.email`;
}

/**
 * Queues an email for each alert whose article can be bought again, whatever increased its stock. Processes may do so
 * in parallel. Returns the number of emails.
 */
export async function queueStockAlerts(
  sql: Sql,
  catalog: Pick<Catalog, 'stock' | 'productsBySku'>,
  nowMs: number,
): Promise<number> {
  const waiting = await sql<{ sku: string }[]>`
    SELECT DISTINCT sku FROM stock_alert WHERE sent_at IS NULL`;
  const promising = waiting
    .map(({ sku }) => sku)
    .filter((sku) => {
      const level = catalog.stock.of(sku);
      return level === undefined || isSalable(level);
    });
  let queued = 0;
  for (let at = 0; at < promising.length; at += batchSize) {
    const products = await catalog.productsBySku(promising.slice(at, at + batchSize));
    const parts = await catalog.productsBySku([...products.values()].flatMap(groupedSkus));
    const isBack = (product: NormalProduct) =>
      !isDisabled(product.status) &&
      !isSetSoldOut(
        product as unknown as Product,
        groupedSkus(product).map((sku) => ({
          part: parts.get(sku) as unknown as Product | undefined,
          qty: 1,
        })),
      );
    const back = [...products].filter(([, product]) => isBack(product)).map(([sku]) => sku);
    while (back.length > 0) {
      const count = await queueSome(sql, back, nowMs);
      queued += count;
      if (count < batchSize) break;
    }
  }
  return queued;
}

function queueSome(sql: Sql, skus: readonly string[], nowMs: number): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const alerts = await tx<{ id: number; store_code: string | null }[]>`
      UPDATE stock_alert SET sent_at = ${new Date(nowMs)}
      WHERE id IN (
        SELECT id FROM stock_alert WHERE sent_at IS NULL AND sku = ANY(${[...skus]}::text[])
        ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
      RETURNING id, store_code`;
    for (const { id, store_code } of alerts) {
      await queueEmail(tx, { kind: 'back-in-stock', subject: { alertId: id } }, store_code, nowMs);
    }
    return alerts.length;
  });
}

/** Writes the email of an article back in stock; `undefined` without a waiting address, or if it is not sold. */
export async function writeStockEmail(
  sql: Sql,
  {
    catalog,
    shop,
  }: Pick<ApiContext, 'shop'> & {
    readonly catalog: Pick<Catalog, 'productsBySku'>;
  },
  alertId: number,
  view: EmailView,
): Promise<Email | undefined> {
  const [alert] = await sql<{ sku: string; email: string }[]>`
    SELECT sku, email FROM stock_alert WHERE id = ${alertId}`;
  if (alert === undefined) return undefined;
  const product = (await catalog.productsBySku([alert.sku])).get(alert.sku);
  if (product === undefined) return undefined;
  const { page, oneClick } = await unsubscribeLinks(sql, view, {
    kind: 'stock-alert',
    id: alertId,
  });
  const data = {
    productName: product.name,
    productUrl: view.shopUrl + productUrl(product, shop),
    unsubscribeUrl: page,
  };
  return { ...emailTo(alert.email, backInStockEmail, data, view), unsubscribeUrl: oneClick };
}
