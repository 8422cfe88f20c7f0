import { writeFilters, type FilterState } from '@shop/url-resolver';
import { useShop } from '../../shop/use-shop.ts';

/** A hidden field: its name, and its value as text. */
export type HiddenField = readonly [name: string, value: string];

/** Returns the hidden fields for the choices of `state`, which a form without scripts sends beside its own. */
export function useHiddenFields(state: FilterState): readonly HiddenField[] {
  const source = useShop().config.urls.filterSource;
  return Object.entries(writeFilters(state, { source })).flatMap(([name, value]) =>
    [value].flat().map((fieldValue) => [name, fieldValue] as const),
  );
}
