import { unsafeBrand, ok, type EpochMs } from '@shop/kernel';
import {
  createUrlResolver,
  parseQuery,
  productPath,
  readFilters,
  stringifyQuery,
  toggleFilter,
  writeFilters,
} from '@shop/url-resolver';

const chair = { sku: 'FOTEL', type_id: 'configurable', url_path: 'felho-fotel' } as const;

const resolver = createUrlResolver(
  {
    useDispatcher: true,
    storeCodes: [],
    names: { name: 'fenyes', product: 'lampa' },
    pages: [{ path: '/{name}-{product}-mogott', kind: 'info', id: 'about' }],
    redirects: [{ from: '/search', to: '/osszes-termek' }],
    routeTtlMs: 604_800_000,
    notFoundMs: 30_000,
    maxRoutes: 10_000,
  },
  {
    // Looks up the catalog; here it has one chair and no category.
    lookup: {
      find: async (urlPath) =>
        ok(urlPath === chair.url_path ? { kind: 'product', product: chair } : undefined),
    },
    clock: { now: () => unsafeBrand<EpochMs>(Date.now()), wait: async () => undefined },
  },
);

const resolution = await resolver.resolve('/felho-fotel/?childSku=FOTEL-KEK');
export const variant =
  resolution.kind === 'found' && 'childSku' in resolution.target && resolution.target.childSku; // 'FOTEL-KEK'
export const about = resolver.resolveNow('/fenyes-lampa-mogott')?.kind; // 'found'
export const link = productPath(chair, { useDispatcher: true, storeCode: '' }, 'FOTEL-KEK'); // '/felho-fotel?childSku=FOTEL-KEK'

const rules = { source: 'query', isKnown: () => true, isSort: () => true };
const listing = readFilters(parseQuery('?color=1001&page=3'), rules);
const narrowed = toggleFilter(listing, 'discount', '20');
export const search = stringifyQuery(writeFilters(narrowed, rules)); // '?color=1001&discount=20'
