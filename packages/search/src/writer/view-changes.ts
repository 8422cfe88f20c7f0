import type { ProductPatch } from '../query/catalog-search.ts';

/** Products that take part in one request to the engine. */
const mostTaken = 100;
/** Products whose changes are stored. */
const mostStored = 50_000;
/** Milliseconds a process that is not the writer keeps changes. */
const keptMs = 10 * 60_000;

/** Changes for the engine: products to write whole, and new values of others. */
export interface ChangeBatch {
  readonly whole: readonly string[];
  readonly patches: readonly ProductPatch[];
}

/**
 * Changes of the products of a view that the engine may lack: ids and new values, never documents.
 *
 * Bounds: 50,000 products. What exceeds them is forgotten, and `completeSince` says so.
 */
export interface ViewChanges {
  /** Milliseconds of the time since when no change was forgotten. */
  readonly completeSince: number;
  readonly size: number;
  /** Products that changed or were deleted. */
  addWhole(ids: readonly string[]): void;
  addPatches(patches: readonly ProductPatch[]): void;
  /** Any product may have changed: forgets the single changes. */
  addAll(): void;
  /** Returns the oldest changes and removes them; at most 100 unless `limit` is given. */
  take(limit?: number): ChangeBatch;
  /** Forgets changes older than 10 minutes. */
  forgetOld(): void;
}

interface Change {
  readonly atMs: number;
  /** `undefined`: the product is to be written whole. */
  readonly patch: ProductPatch | undefined;
}

export function createViewChanges(now: () => number): ViewChanges {
  // In the order of their times.
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
      // A change at the same time may be forgotten too.
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

/** A missing value keeps the former one. */
function definedValues(patch: ProductPatch): ProductPatch {
  const { id, price, stock, options } = patch;
  return {
    id,
    ...(price === undefined ? {} : { price }),
    ...(stock === undefined ? {} : { stock }),
    ...(options === undefined ? {} : { options }),
  };
}
