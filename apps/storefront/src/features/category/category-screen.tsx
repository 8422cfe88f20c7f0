import { useLingui } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { stringifyQuery, writeFilters, type FilterState } from '@shop/url-resolver';
import {
  Button,
  Container,
  EmptyState,
  Grid,
  LinkButton,
  ListBar,
  LoadMore,
  Notice,
  PageTitle,
  Pagination,
  ProductGrid,
  Stack,
} from '@shop/ui';
import { useSetAtom } from 'jotai';
import { openDrawerAtom } from '../../atoms/drawers.ts';
import { categoryTreeQuery, findCategory, type CategoryNode } from '../../queries/category-tree.ts';
import { facetsQuery, listingQuery } from '../../queries/listing.ts';
import { listingStateOf } from '../../queries/listing-request.ts';
import { listingPageSize } from '../../wiring/shop.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { ProductTile } from '../product/product-tile.tsx';
import { Trail } from '../frame/trail.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterDrawer, Filters } from './filters.tsx';
import { listingFacets } from './facet-options.ts';
import { ListingSort } from './listing-sort.tsx';
import { Subcategories } from './subcategories.tsx';

const route = getRouteApi('/$');

/** A category, or the results of a search in it: filters, order, products, more of them. */
export default function CategoryScreen() {
  const { target } = route.useLoaderData();
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(useShop()));
  const category =
    target.kind === 'category'
      ? findCategory(tree, { id: target.id, slug: target.slug })
      : undefined;
  return category === undefined ? null : <Listing category={category} />;
}

function Listing({ category }: { category: CategoryNode }) {
  const { t } = useLingui();
  const shop = useShop();
  const query = route.useSearch();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const openDrawer = useSetAtom(openDrawerAtom);
  const state = listingStateOf(shop.config, query);
  const listing = useSuspenseInfiniteQuery(listingQuery(shop, category, query));
  const { data: whole } = useSuspenseQuery(facetsQuery(shop, category, state.search));
  const [first] = listing.data.pages;
  const products = listing.data.pages.flatMap((page) => page.items);
  const total = first?.total ?? 0;
  const page = state.page ?? 1;
  const shown = (page - 1) * listingPageSize + products.length;
  const facets = listingFacets(
    whole,
    first?.aggregations ?? {},
    state,
    shop.config.products.defaultFilters,
  );
  const hrefOf = (next: FilterState) =>
    path + stringifyQuery(writeFilters(next, { source: shop.config.urls.filterSource }));
  const pageHref = (number: number) => {
    const { page: _current, ...rest } = state;
    return hrefOf(number > 1 ? { ...rest, page: number } : rest);
  };
  const title =
    state.search === undefined ? category.name : t`${total} results for “${state.search}”`;

  return (
    <Container>
      <Trail categoryId={category.id} />
      <PageTitle
        lead={state.search === undefined ? (category.description ?? undefined) : undefined}
      >
        {title}
      </PageTitle>
      {state.search === undefined && <Subcategories category={category} />}
      {first?.offline === true && (
        <Notice tone="warning">{t`You are offline. What is shown was saved earlier.`}</Notice>
      )}
      <Grid columns="filters">
        <aside aria-label={t`Filters`} data-wide-only>
          <Filters facets={facets} state={state} hrefOf={hrefOf} />
        </aside>
        <Stack gap={6}>
          <ListBar
            count={t`${total} products`}
            filters={
              <Button
                variant="outline"
                size="small"
                icon="filter"
                onClick={() => openDrawer('filters')}
              >
                {t`Filters`}
              </Button>
            }
            sort={<ListingSort state={state} path={path} hrefOf={hrefOf} />}
          />
          <ChosenFilters facets={facets} state={state} hrefOf={hrefOf} />
          {products.length === 0 ? (
            <EmptyState
              icon="search"
              title={t`No results`}
              text={
                state.search === undefined
                  ? t`No product fits all of these filters.`
                  : t`Try another word or check spelling`
              }
              action={<LinkButton href={path}>{t`Clear all filters`}</LinkButton>}
            />
          ) : (
            <ProductGrid label={t`Products`} width="narrow">
              {products.map((product, index) => (
                <ProductTile key={product.sku} product={product} priority={index < 3} />
              ))}
            </ProductGrid>
          )}
          {shown < total && (
            <LoadMore
              label={t`Load more`}
              href={pageHref(page + listing.data.pages.length)}
              onLoad={() => void listing.fetchNextPage()}
              busyLabel={listing.isFetchingNextPage ? t`Loading` : undefined}
              status={t`${shown} of ${total} products`}
              shown={shown}
              total={total}
            />
          )}
          <Pagination
            label={t`Pages`}
            current={page}
            total={Math.ceil(total / listingPageSize)}
            hrefOf={pageHref}
            pageLabel={(number) => t`Page ${number}`}
            previousLabel={t`Previous page`}
            nextLabel={t`Next page`}
          />
        </Stack>
      </Grid>
      <FilterDrawer total={total}>
        <Filters facets={facets} state={state} hrefOf={hrefOf} />
      </FilterDrawer>
    </Container>
  );
}
