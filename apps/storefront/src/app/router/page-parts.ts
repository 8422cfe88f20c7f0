/** Routes whose screens are in `Hydrate` boundaries. */
const routesInParts: ReadonlySet<string> = new Set(['/', '/home', '/pwa.html', '/$']);

/**
 * Returns true if only boundaries show data or texts of the screen: the page then hydrates without them, and each part
 * waits for both.
 */
export function hydratesInParts(
  matches: readonly { readonly routeId: string; readonly status: string }[],
): boolean {
  const isWhole = matches.every(({ status }) => status === 'success');
  return isWhole && routesInParts.has(matches.at(-1)?.routeId ?? '');
}
