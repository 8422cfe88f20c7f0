import { pageCalls } from '@shop/contract';
import { ok } from '@shop/kernel';
import type { CatalogClient } from '../catalog-client.ts';
import type { CallOptions } from '../transport/call-options.ts';
import { valueOf } from '../transport/transport.ts';
import { listOf, type PageCallParts } from './page-call.ts';

/** Maximum number of articles in one request for prices and stock. Source: CO-74. */
const maxFreshSkus = 100;

/** Requests prices and stock of articles, in chunks; never reads the cache. Source: CC-47, CC-48. */
export async function loadFreshness(
  { transport, search, single, pageCall }: PageCallParts,
  skus: readonly string[],
  options: CallOptions = {},
): ReturnType<CatalogClient['freshness']> {
  const distinct = [...new Set(skus)];
  const chunks = Array.from({ length: Math.ceil(distinct.length / maxFreshSkus) }, (_, index) =>
    distinct.slice(index * maxFreshSkus, (index + 1) * maxFreshSkus),
  );
  const uncached = { ...options, requireNetwork: true, cache: 'none' } as const;
  const pages = await Promise.all(
    chunks.map(async (chunk) => {
      const answer = await pageCall(async () =>
        valueOf(await transport.call(pageCalls.freshness, { query: { skus: chunk } }, options)),
      );
      if (answer === undefined) return single.products.productsBySkus(chunk, uncached);
      if (!answer.ok) return answer;
      return search({ type: 'product' }, { ...uncached, answer: listOf(answer.value.items) });
    }),
  );
  const failed = pages.find((page) => !page.ok);
  if (failed?.ok === false) return failed;
  return ok(pages.flatMap((page) => (page.ok ? page.value.items : [])));
}
