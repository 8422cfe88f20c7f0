import { createClient, RESP_TYPES } from '@redis/client';
import type { Clock, Log } from '@shop/kernel';
import type { SharedMemory } from './shared-memory.ts';

export interface RedisMemoryOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Prefix of every key: several shops may share one Redis. */
  readonly prefix: string;
  /** Timeout of one command, or of a few sent together. Default 50 ms. */
  readonly limitMs?: number;
  /** Number of failures within `windowMs` that open the circuit breaker. Default 5 in 1000 ms. */
  readonly failures?: number;
  readonly windowMs?: number;
  /** Time for which an open circuit breaker sends nothing. Default 1000 ms. */
  readonly restMs?: number;
}

const reconnectMs = 1_000;
/** Maximum number of commands that wait for a response: a slow Redis must not fill our memory. */
const maxWaiting = 1_000;
/** Number of keys deleted with one command. */
const dropAtOnce = 500;

/**
 * Creates shared memory in Redis or Valkey, which may be slow, down or restarted at any time. Calls then return
 * `undefined` within the timeout, and after five failures in a second no command is sent for a second. Connects in the
 * background. Source: RL-12.
 */
export function createRedisMemory(url: string, options: RedisMemoryOptions): SharedMemory {
  const { log, prefix, limitMs = 50 } = options;
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    commandsQueueMaxLength: maxWaiting,
    socket: { connectTimeout: reconnectMs, reconnectStrategy: () => reconnectMs },
  });
  const raw = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  let isUp = false;
  client.on('ready', () => {
    if (!isUp) log.info('redis-up');
    isUp = true;
  });
  client.on('error', (cause: unknown) => {
    if (isUp) log.warn('redis-down', { cause });
    isUp = false;
  });
  client.connect().catch(() => undefined);

  const breaker = createBreaker(options);

  async function bounded<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady || breaker.isOpen()) return undefined;
    try {
      return await withinLimit(work(), limitMs);
    } catch (cause) {
      breaker.noteFailure(cause);
      return undefined;
    }
  }

  const send = <T>(...command: (string | Buffer)[]): Promise<T> => raw.sendCommand<T>(command);
  const keyOf = (key: string) => `${prefix}:${key}`;
  const tagOf = (tag: string) => `${prefix}:tag:${tag}`;

  return {
    get: (key) => bounded(() => send<Buffer | null>('GET', keyOf(key))),
    async set(key, value, ttlMs, tags) {
      const ttl = String(ttlMs);
      await bounded(() =>
        Promise.all([
          ...tags.flatMap((tag) => [
            send('SADD', tagOf(tag), keyOf(key)),
            send('PEXPIRE', tagOf(tag), ttl),
          ]),
          send('SET', keyOf(key), Buffer.from(value), 'PX', ttl),
        ]),
      );
    },
    async drop(tags) {
      for (const tag of tags) {
        const keys = await bounded(() => send<Buffer[]>('SMEMBERS', tagOf(tag)));
        for (let at = 0; at < (keys?.length ?? 0); at += dropAtOnce) {
          const some = keys?.slice(at, at + dropAtOnce) ?? [];
          await bounded(() =>
            Promise.all([send('UNLINK', ...some), send('SREM', tagOf(tag), ...some)]),
          );
        }
      }
    },
    async claim(key, ttlMs) {
      const answer = await bounded(() =>
        send<Buffer | string | null>('SET', keyOf(key), '1', 'PX', String(ttlMs), 'NX'),
      );
      return answer === undefined ? undefined : answer !== null;
    },
    async release(key) {
      await bounded(() => send('UNLINK', keyOf(key)));
    },
    count: (key, windowMs, by = 1) =>
      bounded(async () => {
        const [, count, leftMs] = await Promise.all([
          send('SET', keyOf(key), '0', 'PX', String(windowMs), 'NX'),
          send<number>('INCRBY', keyOf(key), String(by)),
          send<number>('PTTL', keyOf(key)),
        ]);
        if (leftMs >= 0) return { count, leftMs };
        // The window ended between the two commands: without an expiry the counter would never reset.
        await send('PEXPIRE', keyOf(key), String(windowMs));
        return { count, leftMs: windowMs };
      }),
    async close() {
      client.destroy();
      await Promise.resolve();
    },
  };
}

/** Creates a circuit breaker. It opens after too many failures within a window, for `restMs`. */
function createBreaker(options: RedisMemoryOptions) {
  const { clock, log, failures = 5, windowMs = 1_000, restMs = 1_000 } = options;
  let failedAt: number[] = [];
  let openUntil = 0;
  return {
    isOpen: () => clock.now() < openUntil,
    noteFailure(cause: unknown): void {
      const now = clock.now();
      failedAt = [...failedAt.filter((at) => at > now - windowMs), now];
      if (failedAt.length < failures) return;
      openUntil = now + restMs;
      failedAt = [];
      log.warn('redis-breaker-opened', { cause });
    },
  };
}

/** Resolves with the value of `work`, or rejects after `limitMs`. A later rejection of `work` is handled. */
async function withinLimit<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
