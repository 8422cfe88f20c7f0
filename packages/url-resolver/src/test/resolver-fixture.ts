import { err, ok } from '@shop/kernel';
import { createFakeClock, createMemoryStore } from '@shop/testing';
import type { EntityLookup, ResolvedCategory, ResolvedProduct } from '../routes/entity-lookup.ts';
import type { Resolution } from '../routes/route-target.ts';
import { createUrlResolver, type UrlResolverConfig } from '../url-resolver.ts';

/** The only product in the fixture's catalog. */
export const chair: ResolvedProduct = {
  sku: 'FOTEL',
  type_id: 'configurable',
  url_path: 'felho-fotel',
  slug: 'felho-fotel',
};
/** The only category in the fixture's catalog. */
export const sofas: ResolvedCategory = { id: 21, url_path: 'nappali/kanapek', slug: 'kanapek' };

/** Resolution of `/felho-fotel`. */
export const toChair = {
  kind: 'found',
  storeCode: '',
  path: '/felho-fotel',
  target: {
    kind: 'product',
    type: 'configurable',
    parentSku: 'FOTEL',
    slug: 'felho-fotel',
    childSku: 'FOTEL',
  },
} satisfies Resolution;
/** Resolution of `/nappali/kanapek`. */
export const toSofas = {
  kind: 'found',
  storeCode: '',
  path: '/nappali/kanapek',
  target: { kind: 'category', id: 21, slug: 'kanapek' },
} satisfies Resolution;

const plain: UrlResolverConfig = {
  useDispatcher: true,
  storeCodes: [],
  names: { name: 'zugoly', product: 'butor' },
  pages: [
    { path: '/{product}reklam', kind: 'campaign', id: 'ad' },
    { path: '/kapcsolat', kind: 'info', id: 'contact' },
  ],
  redirects: [
    { from: '/search', to: '/osszes-termek' },
    { from: '/regi-fotel', to: '/felho-fotel?from=old' },
  ],
  routeTtlMs: 604_800_000,
  notFoundMs: 30_000,
  maxRoutes: 3,
};

/** Creates a resolver with a catalog of one product and one category, and a list of its lookups. */
export function shop(
  config: Partial<UrlResolverConfig> = {},
  store = createMemoryStore(),
  whenIdle?: () => Promise<void>,
) {
  const lookups: string[] = [];
  const clock = createFakeClock();
  const state = { isDown: false };
  const lookup: EntityLookup = {
    async find(urlPath, storeCode) {
      lookups.push(`${storeCode}:${urlPath}`);
      await clock.wait(0);
      if (state.isDown) return err({ kind: 'unavailable', cause: 'down' });
      if (/^(?:felho|egykori)-fotel$/.test(urlPath)) return ok({ kind: 'product', product: chair });
      if (urlPath === 'nappali/kanapek') return ok({ kind: 'category', category: sofas });
      return ok(undefined);
    },
  };
  const resolver = createUrlResolver(
    { ...plain, ...config },
    { lookup, store, clock, ...(whenIdle !== undefined && { whenIdle }) },
  );
  async function resolve(address: string): Promise<Resolution> {
    const resolving = resolver.resolve(address);
    await clock.advance(0);
    return resolving;
  }
  return { resolver, resolve, lookups, clock, state, store };
}
