/**
 * How many addresses per second the resolver answers from what it knows. Goal: over 2 million on one core.
 *
 *   node --conditions=@shop/source benchmarks/url-resolver.ts
 */
import { as, ok, type EpochMs } from '@shop/kernel';
import { createUrlResolver } from '@shop/url-resolver';

const products = 5000;
const rounds = 400;
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
    lookup: { productByPath: async () => ok(undefined), categoryByPath: async () => ok(undefined) },
    clock: { now: () => as<EpochMs>(Date.now()), wait: async () => undefined },
  },
);

const paths = Array.from({ length: products }, (_, n) => `felho-fotel-${n}`);
await resolver.registerProducts(
  paths.map((path, n) => ({ sku: `SKU-${n}`, type_id: 'simple', url_path: path, slug: path })),
);

const warm = paths.map((path) => `/${path}`);
const chosen = warm.map((path) => `${path}/?childSku=KEK&page=2`);

const perSecond = await measure('resolveNow, warm', warm, (address) =>
  resolver.resolveNow(address),
);
await measure('resolveNow, query', chosen, (address) => resolver.resolveNow(address));
await measure('resolve, warm', warm, (address) => resolver.resolve(address));

if (perSecond < goalPerSecond) {
  console.error(`Below the goal of ${goalPerSecond.toLocaleString('en')} a second`);
  process.exitCode = 1;
}

async function measure(
  name: string,
  addresses: readonly string[],
  answer: (address: string) => unknown,
): Promise<number> {
  let found = 0;
  let best = 0;
  for (let attempt = 0; attempt < 5; attempt++) {
    const startMs = performance.now();
    for (let round = 0; round < rounds / 5; round++) {
      for (const address of addresses) {
        const resolution = answer(address);
        if ((resolution instanceof Promise ? await resolution : resolution) !== undefined)
          found += 1;
      }
    }
    const seconds = (performance.now() - startMs) / 1000;
    best = Math.max(best, (addresses.length * rounds) / 5 / seconds);
  }
  if (found !== addresses.length * rounds) throw new Error(`${name}: something was not found`);
  console.log(
    `${name.padEnd(20)} ${Math.round(best).toLocaleString('en').padStart(12)} addresses/s`,
  );
  return best;
}
