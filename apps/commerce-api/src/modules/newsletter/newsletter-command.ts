import { storeView } from '@shop/shop-config';
import type { Sql } from 'postgres';
import { readConfig, assertPublicUrl } from '@shop/api-settings';
import { withDatabase } from '../../db/with-database.ts';
import { readShopConfig } from '../../platform/read-shop-config.ts';
import { emailView, type EmailView, unsubscribeLinks } from '../emails/index.ts';
import { mainList } from './subscription-store.ts';
import { print } from '@shop/shop-cli';

/** Addresses read at a time. */
const batchSize = 1_000;

/** `shop newsletter [LIST]`: for the program that sends the emails. */
export async function runNewsletter(list = mainList): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const shop = readShopConfig(config);
  assertPublicUrl(config, shop);
  return withDatabase(config, 'newsletter', async (sql) => {
    const viewOf = (code: string | null) =>
      emailView(storeView(shop, code ?? undefined), shop, config.publicUrl);
    for await (const lines of subscriberLines(sql, viewOf, list)) {
      print(lines);
    }
    return 0;
  });
}

/**
 * The confirmed addresses of a list as CSV, in batches: `email,confirmed_at,page,one_click,language`. `page` belongs at
 * the foot of the email, `one_click` into its `List-Unsubscribe` header.
 */
export async function* subscriberLines(
  sql: Sql,
  viewOf: (storeCode: string | null) => EmailView,
  list: string,
): AsyncGenerator<string> {
  yield 'email,confirmed_at,page,one_click,language\n';
  for (let after = 0; ;) {
    const rows = await sql<
      { id: number; email: string; store_code: string | null; at: Date | null }[]
    >`
      SELECT id, email, store_code, (
        SELECT max(at) FROM newsletter_consent
        WHERE subscription_id = newsletter_subscription.id AND step = 'confirmed') AS at
      FROM newsletter_subscription
      WHERE list = ${list} AND state = 'confirmed' AND id > ${after}
      ORDER BY id LIMIT ${batchSize}`;
    const lines = await Promise.all(
      rows.map(async ({ id, email, store_code, at }) => {
        const view = viewOf(store_code);
        const links = await unsubscribeLinks(sql, view, { kind: 'newsletter', id });
        const cells = [email, at?.toISOString() ?? '', links.page, links.oneClick, view.language];
        return cells.map(field).join(',');
      }),
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield `${lines.join('\n')}\n`;
    after = last.id;
  }
}

/** A field between quotes; what a table program would take for a formula begins with an apostrophe. */
function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
