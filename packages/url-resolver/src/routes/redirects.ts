import { splitAddress } from '../path/path.ts';
import { parseQuery } from '../path/query.ts';

/** A renamed path and its new path. */
export interface Redirect {
  readonly from: string;
  /** Path on this origin, optionally with a query. */
  readonly to: string;
}

/**
 * Maps each renamed path to its final target: follows chains to their end, so that a visitor is redirected once. The
 * last of two redirects from one path applies. Leaves out cycles and redirects to the same path.
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
    const end = finalTarget(from, steps);
    if (end !== undefined) collapsed.set(from, end);
  }
  return collapsed;
}

/** Returns the end of the chain that begins at `from`, with the queries of all its steps; undefined for a cycle. */
function finalTarget(from: string, steps: ReadonlyMap<string, string>): string | undefined {
  const visited = new Set([from]);
  let to = steps.get(from);
  while (to !== undefined) {
    const { path, search } = splitAddress(to);
    if (visited.has(path)) return undefined;
    const nextStep = steps.get(path);
    if (nextStep === undefined) return to;
    visited.add(path);
    to = keepQuery(nextStep, search);
  }
  return to;
}

/**
 * Adds the query of the requested address to the target of a redirect, unchanged, so that campaign parameters are kept.
 * Parameters that the target already has keep its values. Source: UR-14.
 *
 * @param search - With its `?`, or empty.
 */
export function keepQuery(to: string, search: string): string {
  const [target = '', ...hash] = to.split('#');
  const mark = target.indexOf('?');
  const ownParams = mark < 0 ? {} : parseQuery(target.slice(mark));
  const addedPairs = search
    .slice(1)
    .split('&')
    .filter((pair) =>
      Object.keys(parseQuery(pair)).some((name) => !Object.hasOwn(ownParams, name)),
    );
  if (addedPairs.length === 0) return to;
  const joint = mark < 0 ? '?' : target.endsWith('?') ? '' : '&';
  return [target + joint + addedPairs.join('&'), ...hash].join('#');
}

/**
 * Removes the parameters with these names from a query; leaves the others unchanged. Source: UR-59.
 *
 * @param search - With its `?`, or empty.
 */
export function dropQuery(search: string, names: ReadonlySet<string>): string {
  const remainingPairs = search
    .slice(1)
    .split('&')
    .filter(
      (pair) => pair !== '' && !Object.keys(parseQuery(pair)).some((name) => names.has(name)),
    );
  return remainingPairs.length === 0 ? '' : `?${remainingPairs.join('&')}`;
}
