import type { Product } from '@shop/contract';
import { isSalable, isDisabled, isSetSoldOut } from '@shop/catalog';
import type { Sql } from 'postgres';
import { emailKey } from '../customer/index.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { NormalProduct } from '../../documents/normalise-product.ts';
import { groupedSkus } from '../../documents/grouped-skus.ts';
import type { ApiContext } from '../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { productUrl } from '../feeds/index.ts';
import {
  type ByLanguage,
  type Email,
  type EmailView,
  queueEmail,
  shortEmail,
  unsubscribeLinks,
} from '../emails/index.ts';

/** Alerts turned into emails at a time. */
const batchSize = 200;

/** Notes who wants to hear of an article; asking again changes nothing, after an email it begins anew. */
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

/** Ends every wish of the address an alert was for. */
export async function endStockAlerts(sql: Sql, alertId: number): Promise<void> {
  await sql`
    DELETE FROM stock_alert USING stock_alert AS named
    WHERE named.id = ${alertId} AND stock_alert.email = named.email`;
}

/**
 * Queues an email for each wish whose article can be bought again, however its stock came back. Processes may
 * do so at the same time. Answers how many.
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

/** The email that an article is there again; `undefined` when nobody waits or nobody sells it any more. */
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
  const said = messages[view.language];
  return {
    ...shortEmail(view, alert.email, said.subject(product.name), [
      ...said.paragraphs(product.name),
      { label: said.look, url: view.shopUrl + productUrl(product, shop) },
      said.only,
      { label: said.leave, url: page },
    ]),
    unsubscribeUrl: oneClick,
  };
}

const messages: ByLanguage<{
  readonly subject: (name: string) => string;
  readonly paragraphs: (name: string) => readonly string[];
  readonly look: string;
  readonly only: string;
  readonly leave: string;
}> = {
  hu: {
    subject: (name) => `Újra kapható: ${name}`,
    paragraphs: (name) => [
      'Kedves Érdeklődő!',
      `Újra kapható: ${name}. A készlet korlátozott, félretenni nem tudjuk.`,
    ],
    look: 'Megnézem',
    only: 'Erről a termékről ez volt az egyetlen értesítés.',
    leave: 'Nem kérek több készletértesítést',
  },
  de: {
    subject: (name) => `Wieder da: ${name}`,
    paragraphs: (name) => [
      'Guten Tag,',
      `das Warten hat sich gelohnt: ${name} ist wieder da. Der Vorrat ist begrenzt, reservieren können wir nicht.`,
    ],
    look: 'Ansehen',
    only: 'Zu diesem Produkt kommt keine weitere Nachricht.',
    leave: 'Keine Nachrichten über Bestände mehr erhalten',
  },
  it: {
    subject: (name) => `Di nuovo disponibile: ${name}`,
    paragraphs: (name) => [
      'Gentile cliente,',
      `l’attesa è finita: ${name} è di nuovo disponibile. Le scorte sono limitate e non mettiamo nulla da parte.`,
    ],
    look: 'Vedi il prodotto',
    only: 'Per questo prodotto non arriveranno altri avvisi.',
    leave: 'Non voglio altri avvisi di disponibilità',
  },
};
