import { useLingui } from '@lingui/react/macro';
import { searchTextProblem } from '@shop/forms';
import { withoutFilters, type FilterState } from '@shop/url-resolver';
import { EmptyState, LinkButton, Stack } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';
import { SearchAgain } from '../search/search-again.tsx';
import { SearchWays } from '../search/search-ways.tsx';

/** Shows why a list has no products, and the next step. */
export function EmptyListing({
  state,
  path,
  hrefOf,
}: {
  readonly state: FilterState;
  /** Path of the page, without the store view. */
  readonly path: string;
  readonly hrefOf: (state: FilterState) => string;
}) {
  const { t } = useLingui();
  const { search, urls } = useShop().config;
  const { mainCategoryPath } = urls;
  const { minTermLength } = search;
  const isFiltered =
    Object.keys(state.filters).length > 0 ||
    state.measures !== undefined ||
    state.priceFrom !== undefined ||
    state.priceTo !== undefined;
  if (isFiltered) {
    return (
      <EmptyState
        icon="filter"
        title={t`No results`}
        text={t`No product fits all of these filters.`}
        action={
          <LinkButton href={hrefOf(withoutFilters(state))}>{t`Clear all filters`}</LinkButton>
        }
      />
    );
  }
  const action = <LinkButton href={mainCategoryPath}>{t`All products`}</LinkButton>;
  const isAllProducts = path === mainCategoryPath && (state.page ?? 1) === 1;
  if (isAllProducts && state.search === undefined) {
    // A link to all products would lead to this same page.
    return (
      <Stack gap={8}>
        <EmptyState
          icon="box"
          title={t`There is nothing in this category yet.`}
          action={<LinkButton href="/">{t`Home page`}</LinkButton>}
        />
        <SearchWays />
      </Stack>
    );
  }
  if (state.search === undefined) {
    return (
      <EmptyState icon="box" title={t`There is nothing in this category yet.`} action={action} />
    );
  }
  const isTooShort = searchTextProblem(state.search, minTermLength) !== undefined;
  return (
    <Stack gap={8}>
      <EmptyState
        icon="search"
        title={
          isTooShort
            ? t`Searched term must have at least ${minTermLength} characters`
            : t`Try another word or check spelling`
        }
        action={
          <>
            <SearchAgain key={state.search} initialText={state.search} />
            {action}
          </>
        }
      />
      <SearchWays />
    </Stack>
  );
}
