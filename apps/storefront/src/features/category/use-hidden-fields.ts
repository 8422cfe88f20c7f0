import { writeFilters, type FilterState } from '@shop/url-resolver';
import { useShop } from '../../shop/use-shop.ts';

/** Hidden field: name, and value as text. */
export type HiddenField = readonly [name: string, value: string];

/**
 * Returns hidden fields for the selected values of `state`, which a form without scripts submits with its own fields.
 */
export function useHiddenFields(state: FilterState): readonly HiddenField[] {
  const source = useShop().config.urls.filterSource;
  return Object.entries(writeFilters(state, { source })).flatMap(([name, value]) =>
    [value].flat().map((fieldValue) => [name, fieldValue] as const),
  );
}
