import type { RouteTarget } from './route-target.ts';

/** Serializable route, stored or sent with a page. */
export interface StoredRoute {
  readonly target: RouteTarget;
  /** Canonical path of the route. */
  readonly path: string;
  /** Store code in the path; empty if there is none. */
  readonly storeCode: string;
  readonly storedAtMs: number;
}

/** Returns true if a value from the store or a page is a route that this build can read. Source: UR-22, UR-26. */
export function isStoredRoute(value: unknown): value is StoredRoute {
  if (!isRecord(value) || !isRecord(value['target'])) return false;
  const { target, path, storeCode, storedAtMs } = value;
  return (
    isTarget(target) &&
    typeof path === 'string' &&
    path.startsWith('/') &&
    typeof storeCode === 'string' &&
    Number.isSafeInteger(storedAtMs)
  );
}

function isTarget({ kind, type, parentSku, slug, childSku, id }: Record<string, unknown>): boolean {
  if (typeof slug !== 'string') return false;
  if (kind === 'category') return Number.isSafeInteger(id);
  return (
    kind === 'product' &&
    typeof type === 'string' &&
    typeof parentSku === 'string' &&
    typeof childSku === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
