import type { RouterRoute } from 'hono/types';

/** The methods that exist at `path`, in alphabetical order; empty when nothing is there. */
export function methodsOf(routes: readonly RouterRoute[], path: string): readonly string[] {
  const methods = routes
    .filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
    .map((route) => route.method);
  return [...new Set(methods)].sort();
}

const patterns = new Map<string, RegExp>();

function patternOf(routePath: string): RegExp {
  const existing = patterns.get(routePath);
  if (existing !== undefined) return existing;
  const source = routePath
    .replaceAll(/:\w+\{([^}]*)\}/g, '($1)')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll(/\/\*$/g, '(/.*)?');
  const pattern = new RegExp(`^${source}$`);
  patterns.set(routePath, pattern);
  return pattern;
}
