import type { ResolvedProduct } from '@shop/url-resolver';

/**
 * Kind of a response, which sets its lifetime. `shelf`: it contains prices or stock, or depends on them. `frame`: it
 * contains neither, such as the category tree.
 */
export type AnswerKind = 'shelf' | 'frame';

/** Tags, size and expiry of a response. */
export interface AnswerFacts {
  readonly kind: AnswerKind;
  /** `P` and `C` with an id, as the change feed names them. Empty: only a tag of every page invalidates it. */
  readonly tags: readonly string[];
  /** Longest lifetime in milliseconds, even while the feed reports no change. */
  readonly maxAgeMs: number;
  /** Time at which its data changes by the clock, in epoch milliseconds; Infinity if it never does. */
  readonly expiresAt: number;
  /** Size in memory, in bytes. */
  readonly bytes: number;
  /** Products whose addresses the response contained. */
  readonly products: readonly ResolvedProduct[];
}

interface StoredAnswer extends AnswerFacts {
  readonly data: unknown;
  /** Start of its loading. */
  readonly loadedAt: number;
}

/** Start of the loading of a response: epoch milliseconds, and the number of the last invalidation. */
interface LoadStart {
  readonly at: number;
  readonly invalidations: number;
}

/** API responses as parsed objects, for every request of a process. */
export interface AnswerStore {
  read(key: string): StoredAnswer | undefined;
  /** Call it before a request, and pass the result to `store` with the response. */
  begin(): LoadStart;
  /** Stores a response, unless one of its tags was invalidated since its loading began. */
  store(key: string, data: unknown, facts: AnswerFacts, start: LoadStart): void;
  /**
   * Loads once for all concurrent callers. A caller after an invalidation starts a new load: the load in progress may
   * return old data.
   */
  share<T>(key: string, load: () => Promise<T>): Promise<T>;
  /**
   * Invalidates the responses with any of these tags. A tag that is neither `P` nor `C` with an id invalidates all of
   * them. An empty list: the change feed is connected and has reported every change so far.
   */
  invalidate(tags: readonly string[]): void;
  figures(): { readonly answers: number; readonly bytes: number };
}

export interface AnswerStoreOptions {
  readonly maxBytes: number;
  readonly now: () => number;
}

/** Milliseconds without a report after which the feed counts as disconnected. It is polled four times a second. */
const feedSilentMs = 3_000;
/** Without a feed, a response without prices expires with a stored page; a response with prices is not reused. */
const frameWithoutFeedMs = 60_000;
/** Time that invalidations are stored for loads in progress, in milliseconds: longer than the longest load. */
const rememberMs = 30_000;

/** Returns true if a tag names one product or one category. Any other tag invalidates every response. */
export const namesOneEntity = (tag: string) => /^[PC]\d/.test(tag);

interface Invalidation {
  /** The first number is 1. */
  readonly number: number;
  readonly at: number;
  /** Undefined: every response. */
  readonly tags: ReadonlySet<string> | undefined;
}

/** Creates the loads that several requests share, by key. `clear` makes the next request of each start again. */
function createSharedLoads() {
  const loads = new Map<string, Promise<unknown>>();
  return {
    share<T>(key: string, load: () => Promise<T>): Promise<T> {
      const running = loads.get(key) as Promise<T> | undefined;
      // The first load may have been aborted with its request: this request then loads again.
      if (running !== undefined) return running.catch(() => load());
      const started = load().finally(() => {
        if (loads.get(key) === started) loads.delete(key);
      });
      loads.set(key, started);
      return started;
    },
    clear: () => loads.clear(),
  };
}

/** Store with least-recently-used eviction. It contains no personal data. */
export function createAnswerStore({ maxBytes, now }: AnswerStoreOptions): AnswerStore {
  /** In the order of last use. */
  const answers = new Map<string, StoredAnswer>();
  const loads = createSharedLoads();
  let bytes = 0;
  let count = 0;
  let lastForgotten = 0;
  let invalidations: Invalidation[] = [];
  /** Time of the first report of the feed; changes of older responses may be unreported. */
  let connectedAt = Infinity;
  let heardAt = -Infinity;

  function remove(key: string): void {
    const answer = answers.get(key);
    if (answer === undefined) return;
    answers.delete(key);
    bytes -= answer.bytes;
  }

  function counts({ kind, loadedAt, maxAgeMs, expiresAt }: StoredAnswer): boolean {
    const at = now();
    if (at >= expiresAt) return false;
    const isConfirmed = at - heardAt < feedSilentMs && loadedAt >= connectedAt;
    const limitMs = isConfirmed ? maxAgeMs : kind === 'frame' ? frameWithoutFeedMs : 0;
    return at - loadedAt < Math.min(limitMs, maxAgeMs);
  }

  function isOutdated(tags: readonly string[], start: LoadStart): boolean {
    if (start.invalidations < lastForgotten) return true;
    return invalidations.some(
      (invalidation) =>
        invalidation.number > start.invalidations &&
        (invalidation.tags === undefined || tags.some((tag) => invalidation.tags?.has(tag))),
    );
  }

  return {
    read(key) {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      if (!counts(answer)) {
        remove(key);
        return undefined;
      }
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },

    begin: () => ({ at: now(), invalidations: count }),

    store(key, data, facts, start) {
      if (facts.bytes > maxBytes || isOutdated(facts.tags, start)) return;
      remove(key);
      answers.set(key, { ...facts, data, loadedAt: start.at });
      bytes += facts.bytes;
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },

    share: loads.share,

    invalidate(tags) {
      const at = now();
      if (tags.length === 0) {
        connectedAt = Math.min(connectedAt, at);
        heardAt = at;
        return;
      }
      count += 1;
      loads.clear();
      const isAll = !tags.every(namesOneEntity);
      const outdatedTags = isAll ? undefined : new Set(tags);
      const recentInvalidations = invalidations.filter(
        (invalidation) => at - invalidation.at < rememberMs,
      );
      lastForgotten = invalidations.at(-recentInvalidations.length - 1)?.number ?? lastForgotten;
      invalidations = [...recentInvalidations, { number: count, at, tags: outdatedTags }];
      for (const [key, answer] of answers) {
        if (outdatedTags === undefined || answer.tags.some((tag) => outdatedTags.has(tag)))
          remove(key);
      }
    },

    figures: () => ({ answers: answers.size, bytes }),
  };
}
