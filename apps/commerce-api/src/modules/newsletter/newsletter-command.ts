import { storeView } from '@shop/shop-config';
import type { Sql } from 'postgres';
import { readConfig, assertPublicUrl } from '@shop/api-settings';
import { withDatabase } from '../../db/with-database.ts';
import { readShopConfig } from '../../platform/read-shop-config.ts';
import { emailView, type EmailView, unsubscribeLinks } from '../emails/index.ts';
import { mainList } from './subscription-store.ts';
import { print, subscriberCsv, type ListItem } from '@shop/shop-cli';

/** Number of addresses read together. */
const batchSize = 1_000;

/** `shop newsletter [LIST]`: for the program that sends the emails. */
export async function runNewsletter(list = mainList): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const shop = readShopConfig(config);
  assertPublicUrl(config, shop);
  return withDatabase(config, 'newsletter', async (sql) => {
    const viewOf = (code: string | null) =>
      emailView(storeView(shop, code ?? undefined), shop, config.publicUrl);
    const lines = subscriberCsv((afterId) =>
      readSubscribers(sql, viewOf, list, { afterId, limit: batchSize }),
    );
    for await (const text of lines) print(text);
    return 0;
  });
}

/** Reads confirmed addresses of a list by id, after a given one, with their unsubscribe links. */
export async function readSubscribers(
  sql: Sql,
  viewOf: (storeCode: string | null) => EmailView,
  list: string,
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<ListItem<'listSubscribers'>[]> {
  const rows = await sql<
    { id: number; email: string; store_code: string | null; at: Date | null }[]
  >`
    SELECT id, email, store_code, (
      SELECT max(at) FROM newsletter_consent
      WHERE subscription_id = newsletter_subscription.id AND step = 'confirmed') AS at
    FROM newsletter_subscription
    WHERE list = ${list} AND state = 'confirmed' AND id > ${afterId}
    ORDER BY id LIMIT ${limit}`;
  return Promise.all(
    rows.map(async ({ id, email, store_code, at }) => {
      const view = viewOf(store_code);
      const { page, oneClick } = await unsubscribeLinks(sql, view, { kind: 'newsletter', id });
      const { language } = view;
      const confirmedAt = at?.toISOString() ?? '';
      return { id, email, confirmed_at: confirmedAt, page, one_click: oneClick, language };
    }),
  );
}
