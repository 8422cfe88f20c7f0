/** Browser caches that can be refilled. None contains the shopper's own data (cart, session, outbox, lists). */
export const refillableCaches = ['pages', 'pictures', 'page-data', 'app-shell'] as const;

/**
 * Returns the build of the script if it differs from the stored build, whose data must then be removed. `undefined`:
 * the same build, or a script without a hash in its name, as in development. Source: SC-37.
 */
export function newBuildOf(scriptUrl: string, remembered: string | null): string | undefined {
  const hash = /-([\w-]{8})\.js(?:$|\?)/.exec(scriptUrl)?.[1];
  return hash === remembered ? undefined : hash;
}
