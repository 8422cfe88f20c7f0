import type { Shop } from '../../shop/shop.ts';
import type { AnswerStore } from './answer-store.ts';

/** Stored names are fetched again after this time, in milliseconds. */
const maxAgeMs = 86_400_000;

/**
 * Fetches the names of all products of the store view for a search without a network, once a day. Errors: none; where
 * the shop cannot be asked, the stored names stay. The names of the demo catalog take 12 kB compressed.
 */
export async function storeNames(
  { catalog, config }: Pick<Shop, 'catalog' | 'config'>,
  store: AnswerStore,
  now: number,
): Promise<void> {
  const storedAtMs = await store.namesStoredAtMs();
  if (storedAtMs !== undefined && now - storedAtMs < maxAgeMs) return;
  const answer = await catalog.listing({
    size: config.search.categoryPageSize,
    fields: ['sku', 'name'],
    facets: [],
  });
  if (!answer.ok || answer.value.offline) return;
  await store.writeNames(
    answer.value.items.map(({ sku, name }) => [sku, name]),
    now,
  );
}
