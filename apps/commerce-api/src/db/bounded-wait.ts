import { runStatementBy } from '@shop/local-postgres';
import type { Sql, TransactionSql } from 'postgres';
import { currentDeadline, millisecondsLeft } from '../platform/request-deadline.ts';

/** All connections stay busy. */
class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
  /** Error code of PostgreSQL for too many connections. */
  readonly code = '53300';
}

/**
 * Returns the pool with a bounded wait. Runs as many statements and transactions as it has connections. One that gets
 * no connection within `waitMs` fails with `PoolBusyError`; so does a statement without a response after `limitMs`.
 * Within a request its deadline counts too, and fails late work with its own reason: after it no statement begins, no
 * transaction continues, and nothing is committed. A single statement in progress runs to its time limit: cancelling it
 * could hit the next one on its connection.
 */
export function boundWait(sql: Sql, waitMs: number, limitMs: number): Sql {
  const slots = createSlots(sql.options.max, waitMs);

  const runStatement = async (start: () => Promise<unknown>): Promise<unknown> => {
    const signal = currentDeadline()?.signal;
    signal?.throwIfAborted();
    if (!slots.take()) await slots.wait(signal);
    const running = start().finally(slots.release);
    return withinLimit(running, limitMs, signal);
  };

  /** The statement takes a slot when it is first awaited. A part of another statement never takes one. */
  const bounded = <Query>(query: Query): Query => runStatementBy(query, runStatement);

  const begin = async (...args: readonly unknown[]): Promise<unknown> => {
    const work = args.at(-1) as (transaction: TransactionSql) => unknown;
    const deadline = currentDeadline();
    deadline?.signal.throwIfAborted();
    if (!slots.take()) await slots.wait(deadline?.signal);
    try {
      return await (sql.begin as (...all: unknown[]) => Promise<unknown>)(
        ...args.slice(0, -1),
        async (transaction: TransactionSql) => {
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
    } finally {
      slots.release();
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

/** Connections of a pool, assigned in the order of the requests. */
function createSlots(count: number, waitMs: number) {
  let free = count;
  const waiting = new Set<() => void>();
  return {
    /** Takes a free slot; false if there is none. */
    take(): boolean {
      if (free === 0) return false;
      free -= 1;
      return true;
    },
    /** Waits for the next slot. Errors: `PoolBusyError` after `waitMs`, the reason of an aborted `signal`. */
    wait(signal: AbortSignal | undefined): Promise<void> {
      return new Promise((resolve, reject) => {
        const leave = (settle: () => void) => () => {
          waiting.delete(grant);
          clearTimeout(timer);
          signal?.removeEventListener('abort', abort);
          settle();
        };
        const grant = leave(resolve);
        const abort = leave(() => reject(signal?.reason));
        const timer = setTimeout(
          leave(() => reject(new PoolBusyError('No connection became free in time.'))),
          waitMs,
        ).unref();
        waiting.add(grant);
        signal?.addEventListener('abort', abort);
      });
    },
    /** Releases a slot: the first waiting request gets it. */
    release(): void {
      const [next] = waiting;
      if (next === undefined) free += 1;
      else next();
    },
  };
}

/** Returns the result; fails after `limitMs` or when `signal` aborts. */
async function withinLimit(
  running: Promise<unknown>,
  limitMs: number,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  let stop = () => {};
  const late = new Promise<never>((_, reject) => {
    const abort = () => reject(signal?.reason);
    const timer = setTimeout(
      () => reject(new PoolBusyError('No response in time.')),
      limitMs,
    ).unref();
    signal?.addEventListener('abort', abort);
    stop = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    stop();
  }
}
