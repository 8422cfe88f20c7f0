import type { Sql, TransactionSql } from 'postgres';
import { currentDeadline, millisecondsLeft } from '../platform/request-deadline.ts';

/** Every connection is busy, and stays so. */
class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
  /** Error code of PostgreSQL for too many connections. */
  readonly code = '53300';
}

/** Members of a postgres.js query that tell if it still waits for a connection. */
interface WaitingQuery {
  readonly state: unknown;
  reject(cause: unknown): void;
  handle(): unknown;
  cancel(): void;
}

/**
 * The pool, with nobody in it waiting without end. A transaction that got no connection within `waitMs` fails with
 * `PoolBusyError`; so does a statement not answered within `limitMs`, or taken out of the queue after `waitMs`: the
 * pool sends statements ahead on busy connections, where nobody can tell waiting from running.
 *
 * Within a request its deadline counts, too, and fails what is over with its own reason: no statement begins after
 * it, none of a transaction runs on past it, and nothing is committed. A single statement under way is left to its
 * time limit: cutting it might hit the next one on its connection.
 */
export function boundWait(sql: Sql, waitMs: number, limitMs: number): Sql {
  const { max } = sql.options;
  /** Transactions and statements under way. While there are fewer than connections nobody waits for another. */
  let active = 0;
  const bounded = <Query>(query: Query): Query => {
    if (!isWaiting(query)) return query;
    const handle = query.handle.bind(query);
    let timers: readonly NodeJS.Timeout[] | undefined;
    query.handle = () => {
      const signal = currentDeadline()?.signal;
      if (timers === undefined && signal?.aborted === true) {
        query.reject(signal.reason);
        return undefined;
      }
      if (timers === undefined) {
        const mayWait = active >= max;
        active += 1;
        timers = [
          setTimeout(() => {
            if (mayWait && !query.state) query.cancel();
          }, waitMs).unref(),
          setTimeout(() => query.reject(new PoolBusyError('No answer in time.')), limitMs).unref(),
        ];
        const refuse = () => {
          query.reject(signal?.reason);
          if (!query.state) query.cancel();
        };
        signal?.addEventListener('abort', refuse);
        const done = () => {
          active -= 1;
          timers?.forEach((timer) => clearTimeout(timer));
          signal?.removeEventListener('abort', refuse);
        };
        // Past the query's own `then`, which would handle it once more.
        Promise.prototype.then.call(query, done, done);
      }
      return handle();
    };
    return query;
  };
  const begin = async (...args: readonly unknown[]): Promise<unknown> => {
    const work = args.at(-1) as (transaction: TransactionSql) => unknown;
    const deadline = currentDeadline();
    deadline?.signal.throwIfAborted();
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const mayWait = active >= max;
    active += 1;
    const late = new Promise<never>((_, reject) => {
      if (!mayWait) return;
      timer = setTimeout(() => {
        isLate = true;
        reject(new PoolBusyError('No connection became free in time.'));
      }, waitMs).unref();
    });
    const running = (sql.begin as (...all: unknown[]) => Promise<unknown>)(
      ...args.slice(0, -1),
      async (transaction: TransactionSql) => {
        clearTimeout(timer);
        if (isLate) throw new PoolBusyError('Nobody waits any more.');
        deadline?.signal.throwIfAborted();
        if (deadline !== undefined && deadline.endsAtMs < Infinity) {
          const leftMs = String(millisecondsLeft(limitMs - waitMs));
          await transaction`
            SELECT set_config('statement_timeout', ${leftMs}, true),
              set_config('lock_timeout', ${leftMs}, true)`;
        }
        const done = await work(transaction);
        deadline?.signal.throwIfAborted();
        return done;
      },
    );
    running
      .finally(() => {
        active -= 1;
      })
      .catch(() => undefined);
    try {
      return await Promise.race([running, late]);
    } finally {
      clearTimeout(timer);
    }
  };
  return new Proxy(sql, {
    apply: (target, self, args) => bounded(Reflect.apply(target, self, args) as unknown),
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name === 'begin') return begin;
      if (name !== 'unsafe') return value;
      return (...args: unknown[]) => bounded((value as (...all: unknown[]) => unknown)(...args));
    },
  });
}

function isWaiting(query: unknown): query is WaitingQuery {
  return (
    query instanceof Promise &&
    typeof (query as Partial<WaitingQuery>).handle === 'function' &&
    typeof (query as Partial<WaitingQuery>).cancel === 'function'
  );
}
