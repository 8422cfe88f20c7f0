import type { ProductPatch } from '../query/catalog-search.ts';

/** Maximum number of products in one request to the engine. */
const mostTaken = 100;
/** Maximum number of products whose changes are stored. */
const mostStored = 50_000;
/** Time in ms for which a process that is not the writer keeps changes. */
const keptMs = 10 * 60_000;

/** Changes for the engine: products to write completely, and new values of others. */
export interface ChangeBatch {
  readonly whole: readonly string[];
  readonly patches: readonly ProductPatch[];
}

/**
 * Recorded changes of the products of a view that the engine may not have yet: ids and new values, never documents.
 *
 * Bounds: 50,000 products. Older changes are dropped, and `completeSince` increases.
 */
export interface ViewChanges {
  /** Time in ms since which no change was dropped. */
  readonly completeSince: number;
  readonly size: number;
  /** Adds products that changed or were deleted. */
  addWhole(ids: readonly string[]): void;
  addPatches(patches: readonly ProductPatch[]): void;
  /** Records that any product may have changed; drops the single changes. */
  addAll(): void;
  /** Returns the oldest changes and removes them; at most 100 unless `limit` is given. */
  take(limit?: number): ChangeBatch;
  /** Drops changes older than 10 minutes. */
  forgetOld(): void;
}

interface Change {
  readonly atMs: number;
  /** `undefined`: the whole product must be written. */
  readonly patch: ProductPatch | undefined;
}

export function createViewChanges(now: () => number): ViewChanges {
  // In ascending order of time.
  const changes = new Map<string, Change>();
  let completeSince = now();
  const add = (id: string, patch: ProductPatch | undefined) => {
    const former = changes.get(id);
    changes.delete(id);
    const isWhole = patch === undefined || (former !== undefined && former.patch === undefined);
    changes.set(id, {
      atMs: now(),
      patch: isWhole ? undefined : { ...former?.patch, ...definedValues(patch) },
    });
  };
  const forgetBeyondBound = () => {
    for (const [id, { atMs }] of changes) {
      if (changes.size <= mostStored) return;
      changes.delete(id);
      // Other changes of the same time may be dropped too.
      completeSince = Math.max(completeSince + 1, atMs + 1);
    }
  };
  return {
    get completeSince() {
      return completeSince;
    },
    get size() {
      return changes.size;
    },
    addWhole(ids) {
      for (const id of ids) add(id, undefined);
      forgetBeyondBound();
    },
    addPatches(patches) {
      for (const patch of patches) add(patch.id, patch);
      forgetBeyondBound();
    },
    addAll() {
      changes.clear();
      completeSince = Math.max(now(), completeSince + 1);
    },
    take(limit = mostTaken) {
      const whole: string[] = [];
      const patches: ProductPatch[] = [];
      for (const [id, { patch }] of changes) {
        if (whole.length + patches.length >= limit) break;
        changes.delete(id);
        if (patch === undefined) whole.push(id);
        else patches.push(patch);
      }
      return { whole, patches };
    },
    forgetOld() {
      const untilMs = now() - keptMs;
      for (const [id, { atMs }] of changes) {
        if (atMs >= untilMs) break;
        changes.delete(id);
      }
      completeSince = Math.max(completeSince, untilMs);
    },
  };
}

/** Removes undefined values, so that they do not overwrite earlier ones. */
function definedValues(patch: ProductPatch): ProductPatch {
  const { id, price, stock, options } = patch;
  return {
    id,
    ...(price === undefined ? {} : { price }),
    ...(stock === undefined ? {} : { stock }),
    ...(options === undefined ? {} : { options }),
  };
}
