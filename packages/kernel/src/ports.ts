import type { CustomerId, EpochMs, UserToken } from './brand.ts';
import type { Result } from './result.ts';

/** Clock port. Tests pass a fake clock. */
export interface Clock {
  now(): EpochMs;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  wait(ms: number, signal?: AbortSignalLike): Promise<void>;
}

/** Random id port. */
export interface IdGenerator {
  /** A version 4 UUID. */
  uuid(): string;
}

/** The part of the platform's `AbortSignal` that the packages need. */
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
 * A named collection of values that persist beyond the page. Values are plain data (structured-cloneable) and are
 * copied in and out. A read that fails or finds nothing returns `undefined`; a write returns whether it succeeded.
 */
export interface KeyValueStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<Result<void, StorageFailure>>;
  delete(key: string): Promise<void>;
  /** Keys in ascending order, all or those that begin with `prefix`. */
  keys(prefix?: string): Promise<readonly string[]>;
  clear(): Promise<void>;
}

/** A store with batches: each call is one round trip to the storage. */
export interface BatchStore extends KeyValueStore {
  /** Returns the values of the keys, in their order. */
  getMany(keys: readonly string[]): Promise<readonly unknown[]>;
  /** Stores all entries, or none and returns the reason. */
  setMany(
    entries: readonly (readonly [key: string, value: unknown])[],
  ): Promise<Result<void, StorageFailure>>;
}

/** A request to send. `timeoutMs` in milliseconds, of one attempt. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** JSON text. */
  readonly body?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/** A response of any status. */
export interface HttpResponse {
  readonly status: number;
  /** Header value as sent, '' if absent. */
  readonly contentType: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** No response. The server may have acted, except for `offline`, where nothing was sent. */
export interface NetworkFailure {
  readonly kind: 'offline' | 'timeout' | 'aborted' | 'unreachable';
  readonly cause?: unknown;
}

/** One HTTP exchange. Never throws for a network failure; any status is a success. */
export type Fetch = (request: HttpRequest) => Promise<Result<HttpResponse, NetworkFailure>>;

/** State of a lock while a task runs under it. */
export interface LockHold {
  /** Returns true if the lock was taken from this tab because it had stopped: another task may run under it. */
  isLost(): boolean;
}

/** Mutual exclusion among all tabs (or processes) that share the name. */
export interface Lock {
  /**
   * Waits for the lock, then runs `task`; releases the lock when it settles. `task` gets no hold if locks are never
   * taken from a tab.
   */
  run<T>(name: string, task: (hold?: LockHold) => Promise<T>): Promise<T>;
}

/** Network state reported by the device. */
export interface Connectivity {
  isOnline(): boolean;
  /** Calls `listener` after each change; returns a function that removes it. */
  subscribe(listener: (online: boolean) => void): () => void;
}

/** Messages between the tabs of a shopper. A message may be lost: do not rely on one. */
export interface Broadcast {
  post(message: string): void;
  subscribe(listener: (message: string) => void): () => void;
}

/** Log for operators. Never contains a token, a cart id, a name, an address or an email address. */
export interface Log {
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
}

/** The signed-in customer of this device. */
export interface SessionPort {
  /** Id of the customer, as text; `guest` without a session. */
  current(): CustomerId | 'guest';
  /** Newest access token, `undefined` for a guest. Call it right before each use; never store the result. */
  userToken(): UserToken | undefined;
}
