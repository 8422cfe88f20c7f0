import { stripStorePrefix, withStorePrefix } from '../links/links.ts';
import { expandPageRoutes, type PageRoute } from './page-routes.ts';
import { partsOfPath } from '../path/path.ts';
import { collapseRedirects, keepQuery, type Redirect } from './redirects.ts';
import type { Resolution, RouteTarget } from './route-target.ts';

/** Settings of the paths that need no catalog. */
export interface StaticRoutesConfig {
  readonly storeCodes: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly pages: readonly PageRoute[];
  readonly redirects: readonly Redirect[];
}

/** Paths that are resolved without a request: pages, redirects, `/p/…` and `/c/…`. */
export interface StaticRoutes {
  find(path: string, search: string): Resolution | undefined;
}

/** Errors: throws `RangeError` like `expandPageRoutes`. Source: UR-9 to UR-13 and UR-15. */
export function createStaticRoutes(config: StaticRoutesConfig): StaticRoutes {
  const pages = expandPageRoutes(config.pages, config.names);
  const redirects = collapseRedirects(config.redirects);

  return {
    find(path, search) {
      const { storeCode, path: viewPath } = stripStorePrefix(path, config.storeCodes);
      const page = pages.get(viewPath);
      if (page !== undefined) return { kind: 'found', target: page, path, storeCode };
      const to = redirects.get(viewPath);
      if (to !== undefined) {
        return { kind: 'redirect', to: withStorePrefix(keepQuery(to, search), storeCode) };
      }
      const target = fallbackTarget(partsOfPath(viewPath));
      return target && { kind: 'found', target, path, storeCode };
    },
  };
}

/** Parses `/p/{parentSku}/{slug}[/{childSku}]` and `/c/{slug}`. */
function fallbackTarget(parts: readonly string[]): RouteTarget | undefined {
  const [route, parentSku, slug, lastPart, ...extraParts] = parts;
  if (parentSku === undefined || extraParts.length > 0) return undefined;
  if (route === 'c' && slug === undefined) {
    return { kind: 'category', id: undefined, slug: parentSku };
  }
  if (route !== 'p' || slug === undefined) return undefined;
  const childSku = lastPart ?? parentSku;
  return { kind: 'product', type: undefined, parentSku, slug, childSku };
}
