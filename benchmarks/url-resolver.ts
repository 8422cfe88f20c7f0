/**
 * Measures addresses per second that the resolver answers from its stored data. Goal: over 2 million on one core. Also
 * measures parsed and serialized filter queries per second.
 *
 *   node --conditions=@shop/source benchmarks/url-resolver.ts
 */
import { unsafeBrand, ok, type EpochMs } from '@shop/kernel';
import {
  createUrlResolver,
  parseQuery,
  readFilters,
  stringifyQuery,
  writeFilters,
  type FilterRules,
} from '@shop/url-resolver';
import { perSecond, perSecondInTurn, printRate } from './measure.ts';

const products = 5000;
const goalPerSecond = 2_000_000;

const resolver = createUrlResolver(
  {
    useDispatcher: true,
    storeCodes: [],
    names: { name: 'zugoly', product: 'butor' },
    pages: [{ path: '/{product}reklam', kind: 'campaign', id: 'ad' }],
    redirects: [{ from: '/search', to: '/osszes-termek' }],
    routeTtlMs: 604_800_000,
    notFoundMs: 30_000,
    maxRoutes: 10_000,
  },
  {
    lookup: { find: async () => ok(undefined) },
    clock: { now: () => unsafeBrand<EpochMs>(Date.now()), wait: async () => undefined },
  },
);

const paths = Array.from({ length: products }, (_, n) => `felho-fotel-${n}`);
await resolver.registerProducts(
  paths.map((path, n) => ({ sku: `SKU-${n}`, type_id: 'simple', url_path: path, slug: path })),
);

const warm = paths.map((path) => `/${path}`);
let next = 0;
const chosen = warm.map((path) => `${path}/?childSku=KEK&page=2`);

printRate('url-resolver: resolveNow, warm', perAddress(warm), goalPerSecond);
printRate('url-resolver: resolveNow, warm, with a query', perAddress(chosen));
printRate(
  'url-resolver: resolve, warm',
  await perSecondInTurn(() => resolver.resolve(warm[next++ % products] ?? '')),
);

const filters: FilterRules = { source: 'query', isKnown: () => true, isSort: () => true };
const query =
  '?color=1001,1002&material=3001&price=10000.0-30000.0&discount=20&sort=price:asc&page=3';
const state = readFilters(parseQuery(query), filters);
const written = stringifyQuery(writeFilters(state, filters));
if (stringifyQuery(writeFilters(readFilters(parseQuery(written), filters), filters)) !== written)
  throw new Error('The filters are others after a round trip');
printRate(
  'url-resolver: filter query round trip',
  perSecond(() => stringifyQuery(writeFilters(readFilters(parseQuery(query), filters), filters))),
);

/**
 * Returns the addresses per second that the resolver answers when it resolves many addresses one after the other, as a
 * sitemap or a listing does.
 */
function perAddress(addresses: readonly string[]): number {
  const everyAddress = (): void => {
    for (const address of addresses) {
      if (resolver.resolveNow(address) === undefined) throw new Error(`${address} was not found`);
    }
  };
  return perSecond(everyAddress) * addresses.length;
}
