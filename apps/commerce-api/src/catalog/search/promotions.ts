import type { Source } from '@shop/catalog-documents';
import type { SearchPromotion } from '@shop/search';
import type { LiveCatalog } from '../live/live-catalog.ts';
import type { LanguageRules } from './search-rules.ts';

/**
 * Creates the function that returns the products that the shop's rules promote or demote in a search by text.
 * Ignores unknown article numbers and categories.
 */
export function createPromotions(
  live: Pick<LiveCatalog, 'state' | 'directory'>,
  { rules, merchandising }: LanguageRules,
): (text: string) => SearchPromotion {
  const idOf = (sku: string): string | undefined => {
    const { idOfSku } = live.state();
    return idOfSku.get(sku) ?? idOfSku.get(live.directory().parentOf(sku) ?? '');
  };
  const idsUnder = createDescendants(() => live.state().small.get('category')?.documents);
  const boosts = (): SearchPromotion['boosts'] =>
    (rules().boosts ?? []).map(({ sku, category, factor }) => ({
      ids: sku === undefined ? [] : [idOf(sku) ?? []].flat(),
      categoryIds: category === undefined ? [] : idsUnder(category),
      factor,
    }));
  return (text) => ({
    pinned: [
      ...new Set(
        merchandising()
          .pinnedSkus(text)
          .flatMap((sku) => idOf(sku) ?? []),
      ),
    ],
    boosts: boosts(),
  });
}

/** Creates the function that returns the ids of a category and its descendants. */
function createDescendants(
  categories: () => readonly Source[] | undefined,
): (id: number) => readonly number[] {
  let lastCategories: readonly Source[] | undefined;
  const idsById = new Map<number, readonly number[]>();
  return (id) => {
    const currentCategories = categories();
    if (currentCategories !== lastCategories) {
      lastCategories = currentCategories;
      idsById.clear();
    }
    let ids = idsById.get(id);
    if (ids === undefined) {
      const below = (currentCategories ?? []).flatMap((category) => {
        const path = String(category['path'] ?? '').split('/');
        return path.includes(String(id)) ? Number(category['id']) : [];
      });
      ids = [...new Set([id, ...below])];
      idsById.set(id, ids);
    }
    return ids;
  };
}
