import { readConfig } from '@shop/api-settings';
import type { Redirects } from '@shop/shop-cli';
import type { Sql } from 'postgres';
import { inTransaction } from '../../../db/transaction.ts';
import { withDatabase } from '../../../db/with-database.ts';
import { catalogChanges, listRedirects } from './calls/catalog-http.ts';

/** `shop redirects …` on the database of this machine. */
export const runRedirects = (work: (redirects: Redirects) => Promise<number>): Promise<number> =>
  withDatabase(readConfig(process.env, process.cwd()), 'redirects', (sql) =>
    work(openRedirects(sql)),
  );

/** Changes redirects as the operator calls do. */
export function openRedirects(sql: Sql): Redirects {
  const emptyRequest = { params: {}, query: {}, bytes: undefined };
  return {
    list: () => listRedirects(sql),
    add: (body) =>
      inTransaction(sql, (tx) => catalogChanges.addRedirect(tx, { ...emptyRequest, body })),
    remove: (body) =>
      inTransaction(sql, (tx) => catalogChanges.removeRedirect(tx, { ...emptyRequest, body })),
  };
}
