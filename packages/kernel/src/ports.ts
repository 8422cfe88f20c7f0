import type { CustomerId, EpochMs, UserToken } from './brand.ts';
import type { Result } from './result.ts';

/** Time. A fake one makes hours pass in a test. */
export interface Clock {
  now(): EpochMs;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  wait(ms: number, signal?: AbortSignalLike): Promise<void>;
}

/** Randomness that ends up in ids. */
export interface IdGenerator {
  /** A version 4 UUID. */
  uuid(): string;
}

/** The part of the platform's `AbortSignal` the packages need. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Reason of a failed write. `quota`: no space; `unavailable`: no access to the store. */
export interface StorageFailure {
  readonly kind: 'quota' | 'unavailable';
  readonly cause?: unknown;
}

/**
 * One named collection of values that survive the page. Values are plain data (structured-cloneable)
 * and are copied in and out. A read that fails or finds nothing is `undefined`; a write says whether it held.
 */
export interface KeyValueStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<Result<void, StorageFailure>>;
  delete(key: string): Promise<void>;
  /** Keys in ascending order, all or those that begin with `prefix`. */
  keys(prefix?: string): Promise<readonly string[]>;
  clear(): Promise<void>;
}

/** The same, for entries that come by the dozen: each call is one turn of the storage behind it. */
export interface BatchStore extends KeyValueStore {
  /** Returns the values of the keys, in their order. */
  getMany(keys: readonly string[]): Promise<readonly unknown[]>;
  /** Keeps all of them, or none and says why. */
  setMany(
    entries: readonly (readonly [key: string, value: unknown])[],
  ): Promise<Result<void, StorageFailure>>;
}

/** A request as the network is handed it. `timeoutMs` in milliseconds, of one attempt. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignalLike;
}

/** An answer as it came, of any status. Names of `headers` in lower case. */
export interface HttpResponse {
  readonly status: number;
  /** Header value as sent, '' when absent. */
  readonly contentType: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** No answer came: whether the server acted is unknown, except for `offline`, where nothing was sent. */
export interface NetworkFailure {
  readonly kind: 'offline' | 'timeout' | 'aborted' | 'unreachable';
  readonly cause?: unknown;
}

/** One HTTP exchange. Never throws for what the network does; any status is an answer. */
export type Fetch = (request: HttpRequest) => Promise<Result<HttpResponse, NetworkFailure>>;

/** Mutual exclusion among all tabs (or processes) that share the name. */
export interface Lock {
  /** Waits for its turn, then runs `task`; the lock is free again when it settles. */
  run<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** Network state as the device reports it. */
export interface Connectivity {
  isOnline(): boolean;
  /** Calls `listener` at each change; returns how to stop. */
  subscribe(listener: (online: boolean) => void): () => void;
}

/** Talks to the other tabs of the same shopper. Wakes and repaints; decides nothing. */
export interface Broadcast {
  post(message: string): void;
  subscribe(listener: (message: string) => void): () => void;
}

/** For the people who run the shop. Never a token, a cart id, a name, an address or an e-mail. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** The signed-in customer of this device. */
export interface SessionPort {
  /** Id of the customer, as text; `guest` while nobody is signed in. */
  current(): CustomerId | 'guest';
  /** Newest access token, `undefined` for a guest. Ask right before each use; never store it. */
  userToken(): UserToken | undefined;
}
