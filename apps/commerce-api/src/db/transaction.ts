import type { Sql, TransactionSql } from 'postgres';
import { isWorthRepeating } from './database-error.ts';

/**
 * Runs `work` in one transaction; after a conflict with another one it runs again, at most three times.
 * `work` must have no effect outside the database. Inside an open transaction it runs as a part of it.
 */
export async function inTransaction<T>(
  sql: Sql | TransactionSql,
  work: (transaction: TransactionSql) => Promise<T>,
): Promise<T> {
  if (!('begin' in sql)) return work(sql);
  for (let attempt = 1; ; attempt++) {
    try {
      return (await sql.begin(work)) as T;
    } catch (error) {
      if (attempt === 3 || !isWorthRepeating(error)) throw error;
    }
  }
}
