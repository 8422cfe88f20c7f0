import type { ResolvedProduct } from '@shop/url-resolver';

/**
 * How long an answer counts. `shelf`: it shows prices or stock, or depends on them. `frame`: it shows neither, such as
 * the category tree.
 */
export type AnswerKind = 'shelf' | 'frame';

/** What an answer is about, and until when it holds. */
export interface AnswerFacts {
  readonly kind: AnswerKind;
  /** `P` and `C` with an id, as the change feed names them. Empty: only a tag of every page invalidates it. */
  readonly tags: readonly string[];
  /** Milliseconds it counts at most, also while the feed names no change. */
  readonly maxAgeMs: number;
  /** Epoch milliseconds at which something in it changes by the clock; Infinity if nothing does. */
  readonly expiresAt: number;
  /** Its memory, in bytes. */
  readonly bytes: number;
  /** The products whose addresses came with it. */
  readonly products: readonly ResolvedProduct[];
}

interface StoredAnswer extends AnswerFacts {
  readonly data: unknown;
  /** When its loading began. */
  readonly loadedAt: number;
}

/** When the loading of an answer began: in epoch milliseconds, and among the invalidations. */
interface LoadStart {
  readonly at: number;
  readonly invalidations: number;
}

/** Answers of the API as parsed objects, for every request of a process. */
export interface AnswerStore {
  read(key: string): StoredAnswer | undefined;
  /** To be taken before an answer is asked for, and handed to `store` with it. */
  begin(): LoadStart;
  /** Stores an answer, unless something it is about was invalidated since its loading began. */
  store(key: string, data: unknown, facts: AnswerFacts, start: LoadStart): void;
  /**
   * Loads once for all who ask at the same time. Who asks after an invalidation starts a load of its own: the one under
   * way may be made of what was before.
   */
  share<T>(key: string, load: () => Promise<T>): Promise<T>;
  /**
   * Drops the answers with any of these tags. A tag that is neither `P` nor `C` with an id drops all of them. Without
   * tags it says that the change feed is connected and has named everything up to now.
   */
  invalidate(tags: readonly string[]): void;
  figures(): { readonly answers: number; readonly bytes: number };
}

export interface AnswerStoreOptions {
  readonly maxBytes: number;
  readonly now: () => number;
}

/** A feed that has said nothing for so long counts as disconnected. It is asked four times a second. */
const feedSilentMs = 3_000;
/** Without a feed what shows no price counts as long as a stored page is fresh; what shows one is not used again. */
const frameWithoutFeedMs = 60_000;
/** How long invalidations are remembered for loads under way: longer than a load may take. */
const rememberMs = 30_000;

/** Whether a tag names one product or one category; any other stands for what no answer says of itself. */
export const namesOneEntity = (tag: string) => /^[PC]\d/.test(tag);

interface Invalidation {
  /** The first is 1. */
  readonly number: number;
  readonly at: number;
  /** Undefined: every answer. */
  readonly tags: ReadonlySet<string> | undefined;
}

/** Least recently used out first. Nothing in it belongs to one person. */
export function createAnswerStore({ maxBytes, now }: AnswerStoreOptions): AnswerStore {
  /** In the order of their last use. */
  const answers = new Map<string, StoredAnswer>();
  const loads = new Map<string, Promise<unknown>>();
  let bytes = 0;
  let count = 0;
  let lastForgotten = 0;
  let invalidations: Invalidation[] = [];
  /** When the feed first spoke; what is older may have changed without a word. */
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

    share<T>(key: string, load: () => Promise<T>): Promise<T> {
      const running = loads.get(key) as Promise<T> | undefined;
      // The first load may have been aborted with its request: then this request loads for itself.
      if (running !== undefined) return running.catch(() => load());
      const started = load().finally(() => {
        if (loads.get(key) === started) loads.delete(key);
      });
      loads.set(key, started);
      return started;
    },

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
