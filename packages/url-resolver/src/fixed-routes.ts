import { inStore, splitStore } from './links.ts';
import { expandPageRoutes, type PageRoute } from './page-routes.ts';
import { partsOfPath } from './path.ts';
import { collapseRedirects, keepQuery, type Redirect } from './redirects.ts';
import type { Resolution, RouteTarget } from './route-target.ts';

/** What was decided about the paths that need no catalogue. */
export interface FixedRoutesConfig {
  readonly storeCodes: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly pages: readonly PageRoute[];
  readonly redirects: readonly Redirect[];
}

/** The paths that are known without asking anybody: pages, redirects, `/p/…` and `/c/…`. */
export interface FixedRoutes {
  find(path: string, search: string): Resolution | undefined;
}

/** Errors: throws `RangeError` as `expandPageRoutes` does. Source: UR-9 to UR-14. */
export function createFixedRoutes(config: FixedRoutesConfig): FixedRoutes {
  const pages = expandPageRoutes(config.pages, config.names);
  const redirects = collapseRedirects(config.redirects);

  return {
    find(path, search) {
      const { storeCode, rest } = splitStore(path, config.storeCodes);
      const page = pages.get(rest);
      if (page !== undefined) return { kind: 'found', target: page, path, storeCode };
      const to = redirects.get(rest);
      if (to !== undefined) {
        return { kind: 'redirect', to: inStore(keepQuery(to, search), storeCode) };
      }
      const target = fallbackTarget(partsOfPath(rest));
      return target && { kind: 'found', target, path, storeCode };
    },
  };
}

/** `/p/{parentSku}/{slug}[/{childSku}]` and `/c/{slug}`. */
function fallbackTarget(parts: readonly string[]): RouteTarget | undefined {
  const [route, first, second, third, ...more] = parts;
  if (first === undefined || more.length > 0) return undefined;
  if (route === 'c' && second === undefined) {
    return { kind: 'category', id: undefined, slug: first };
  }
  if (route !== 'p' || second === undefined) return undefined;
  const childSku = third ?? first;
  return { kind: 'product', type: undefined, parentSku: first, slug: second, childSku };
}
