/** Caches of the browser that can be filled again. What is a shopper's own (cart, session, outbox, lists) is in none. */
export const refillableCaches = ['pages', 'pictures', 'page-data', 'app-shell'] as const;

/**
 * The build a script belongs to, if it differs from the stored one: then data of the stored one are removed.
 * `undefined`: the same, or a script without a hash in its name, as in development. Source: SC-37.
 */
export function newBuildOf(scriptUrl: string, remembered: string | null): string | undefined {
  const hash = /-([\w-]{8})\.js(?:$|\?)/.exec(scriptUrl)?.[1];
  return hash === remembered ? undefined : hash;
}
