import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { defaultSortOf, toggleSort, type FilterState } from '@shop/url-resolver';
import { SortSelect } from '@shop/ui';
import { useHiddenFields } from './use-hidden-fields.ts';
import { useShop } from '../../shop/use-shop.ts';

interface ListingSortProps {
  readonly state: FilterState;
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}

/** Sort order of a listing. A change starts at the first page; filters stay. */
export function ListingSort({ state, path, hrefOf }: ListingSortProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { config, pathPrefix } = useShop();
  const { sortOptions } = config.products;
  const sortLabels: Readonly<Record<string, string>> = {
    'created_at:desc': t`Latest`,
    'final_price:asc': t`Price low to high`,
    'final_price:desc': t`Price high to low`,
    '_score:desc': t`Best results`,
  };
  const { sort: _sort, page: _page, ...unsortedState } = state;
  const hiddenFields = useHiddenFields(unsortedState);
  return (
    <SortSelect
      label={t`Sort by`}
      name="sort"
      value={state.sort ?? defaultSortOf(config.products, state)}
      choices={sortOptions.map(({ value, label }) => ({
        value,
        label: sortLabels[value] ?? label,
      }))}
      onChange={(value) =>
        void navigate({
          href: hrefOf(value === state.sort ? state : toggleSort(unsortedState, value)),
          resetScroll: false,
        })
      }
      plain={{ action: pathPrefix + path, keep: hiddenFields, label: t`Apply` }}
    />
  );
}
