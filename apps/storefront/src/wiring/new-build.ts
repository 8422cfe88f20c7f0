/** Where the build that filled this browser's caches is remembered. */
export const buildKey = 'build-hash';

/** Caches that can be filled again. What is a shopper's own (cart, session, outbox, lists, checkout) is not among them. */
const refillable = ['pages', 'pictures'] as const;

/** What of the browser a new build looks at; the globals where nothing else is given. */
export interface BuildMemory {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly caches: Pick<CacheStorage, 'delete'> | undefined;
  /** Forgets the kept answers of the catalogue and the addresses learned. */
  readonly forgetCatalogue: () => Promise<void>;
}

/**
 * Clears what an older build has kept, before anything is read from it. The hash in the name of the app's script
 * tells builds apart; a name without one (in development) clears nothing.
 *
 * Kept whatever comes: everything a shopper has put here. Errors: none; a browser that refuses storage is as good
 * as new. Source: product rules, section 4, the build hash check.
 */
export async function forgetOlderBuild(scriptUrl: string, memory: BuildMemory): Promise<boolean> {
  const hash = /-([\w-]{8})\.js(?:$|\?)/.exec(scriptUrl)?.[1];
  if (hash === undefined) return false;
  try {
    if (memory.localStorage.getItem(buildKey) === hash) return false;
    await Promise.all([
      memory.forgetCatalogue(),
      ...refillable.map((name) => memory.caches?.delete(name)),
    ]);
    memory.localStorage.setItem(buildKey, hash);
    return true;
  } catch {
    return false;
  }
}
