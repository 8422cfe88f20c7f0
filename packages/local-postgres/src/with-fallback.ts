import type { Sql } from 'postgres';
import { isUnreachable, sqlState } from './database-error.ts';
import { runStatementBy } from './run-statement-by.ts';

/** Milliseconds for which statements do not try a server that was unreachable. */
const awayMs = 5_000;
/** Code of a statement that the server has ended, because of its time limit or a request. */
const canceled = '57014';

/**
 * Runs statements on `sql`; while its server is unreachable, on `fallback`, which has the same tables. For read
 * statements only: one whose connection is lost runs again. Transactions and everything else stay with `sql`; `end`
 * ends both.
 */
export function withFallback(sql: Sql, fallback: Sql): Sql {
  let awayUntilMs = -Infinity;

  const runFirst = async (start: () => Promise<unknown>, repeat: () => Promise<unknown>) => {
    if (performance.now() < awayUntilMs) return repeat();
    try {
      return await start();
    } catch (error) {
      if (!isUnreachable(error) || sqlState(error) === canceled) throw error;
      awayUntilMs = performance.now() + awayMs;
      return repeat();
    }
  };

  /** The statement begins when it is first awaited. A part of another statement never begins. */
  const covered = <Query>(query: Query, repeat: () => Promise<unknown>): Query =>
    runStatementBy(query, (start) => runFirst(start, repeat));

  return new Proxy(sql, {
    apply: (target, self, args) =>
      covered(
        Reflect.apply(target, self, args) as unknown,
        async () => (await Reflect.apply(fallback, self, args)) as unknown,
      ),
    get(target, name) {
      if (name !== 'end') return Reflect.get(target, name) as unknown;
      return (options?: { timeout?: number }) =>
        Promise.all([target.end(options), fallback.end(options)]);
    },
  });
}
