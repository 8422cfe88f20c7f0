import { splitAddress } from './path.ts';

/** A path that was renamed. */
export interface Redirect {
  readonly from: string;
  /** Path of this origin, may carry a query. */
  readonly to: string;
}

/**
 * Where each renamed path leads in one step: chains are followed to their end, so that nobody is sent twice.
 * The last of two redirects from one path counts. Paths that lead round in a circle, or to themselves, are
 * left out: they stay what they are.
 *
 * Source: UR-12, UR-13.
 */
export function collapseRedirects(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  const steps = new Map<string, string>();
  for (const { from, to } of redirects) {
    const { path, search } = splitAddress(to);
    steps.set(splitAddress(from).path, path + search);
  }
  const collapsed = new Map<string, string>();
  for (const from of steps.keys()) {
    const end = endOf(from, steps);
    if (end !== undefined) collapsed.set(from, end);
  }
  return collapsed;
}

/** The end of the chain that begins at `from`, with every query met on the way; undefined for a circle. */
function endOf(from: string, steps: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set([from]);
  let to = steps.get(from);
  while (to !== undefined) {
    const { path, search } = splitAddress(to);
    if (seen.has(path)) return undefined;
    const next = steps.get(path);
    if (next === undefined) return to;
    seen.add(path);
    to = joinSearch(next, search);
  }
  return to;
}

/** The query of the address travels along; what the redirect itself says stands first. */
export function joinSearch(to: string, search: string): string {
  if (search === '') return to;
  return splitAddress(to).search === '' ? to + search : `${to}&${search.slice(1)}`;
}
