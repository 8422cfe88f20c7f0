import type { ShopConfig } from '@shop/shop-config';
import type { CategoryNode } from '../../queries/category-tree.ts';

/** The price filter is among this many first filters. */
const placesOfPrice = 4;

/**
 * Returns the codes of the filters of a category in display order: first the codes that the shop configures, then the
 * others. The price is among the first four.
 */
export function filterCodesOf(
  { defaultFilters, firstFilters }: Pick<ShopConfig['products'], 'defaultFilters' | 'firstFilters'>,
  { path }: Pick<CategoryNode, 'path'>,
): readonly string[] {
  const nearestFirst = path.split('/').map(Number).toReversed();
  const codes = nearestFirst
    .map((id) => firstFilters.find(({ categoryId }) => categoryId === id)?.codes)
    .find((firstCodes) => firstCodes !== undefined);
  if (codes === undefined) return defaultFilters;
  const first = codes.filter((code) => defaultFilters.includes(code));
  const ordered = [...new Set([...first, ...defaultFilters])];
  const withoutPrice = ordered.filter((code) => code !== 'price');
  const place = Math.min(ordered.indexOf('price'), placesOfPrice - 1);
  return place < 0 ? ordered : withoutPrice.toSpliced(place, 0, 'price');
}
