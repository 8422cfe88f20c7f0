import type { Clock } from '@shop/kernel';
import type { Resolution } from './route-target.ts';
import type { StoredRoute } from './stored-route.ts';

/** How much is remembered, and for how long. */
export interface RouteMemoryConfig {
  readonly routeTtlMs: number;
  readonly notFoundMs: number;
  readonly maxRoutes: number;
}

/** What this page or process knows about paths, as long as it counts. Bounded: the oldest go first. */
export interface RouteMemory {
  /** What is known of a normalised path, and still counts. */
  recall(path: string): Resolution | undefined;
  route(path: string): StoredRoute | undefined;
  remember(path: string, route: StoredRoute): void;
  rememberNotFound(path: string): void;
  forget(path: string): void;
  routes(): readonly (readonly [path: string, route: StoredRoute])[];
}

/** Paths nobody lives at, kept beside the others so that guesses cannot push real routes out. */
const maxNotFound = 1000;

interface Known {
  readonly resolution: Resolution;
  readonly route: StoredRoute;
}

/** Source: UR-16, UR-17, UR-19. */
export function createRouteMemory(config: RouteMemoryConfig, clock: Clock): RouteMemory {
  const known = new Map<string, Known>();
  const absent = new Map<string, { readonly resolution: Resolution; readonly atMs: number }>();

  function fresh(path: string): Known | undefined {
    const entry = known.get(path);
    if (entry === undefined) return undefined;
    return clock.now() - entry.route.storedAtMs < config.routeTtlMs ? entry : undefined;
  }

  return {
    recall(path) {
      const entry = fresh(path);
      if (entry !== undefined) return entry.resolution;
      const nothing = absent.get(path);
      if (nothing === undefined || clock.now() - nothing.atMs >= config.notFoundMs)
        return undefined;
      return nothing.resolution;
    },
    route: (path) => fresh(path)?.route,
    remember(path, route) {
      absent.delete(path);
      const { target, path: canonical, storeCode } = route;
      const resolution: Resolution = { kind: 'found', target, path: canonical, storeCode };
      put(known, path, { resolution, route }, config.maxRoutes);
    },
    rememberNotFound(path) {
      const resolution: Resolution = { kind: 'not-found', path };
      put(absent, path, { resolution, atMs: clock.now() }, maxNotFound);
    },
    forget: (path) => void known.delete(path),
    routes: () =>
      [...known].flatMap(([path, { route }]) =>
        fresh(path) === undefined ? [] : [[path, route] as const],
      ),
  };
}

function put<T>(map: Map<string, T>, key: string, value: T, limit: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= limit) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
