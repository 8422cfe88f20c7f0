import { useLingui } from '@lingui/react/macro';
import { isOfferedBy, listingFacets, measureSpans, offerCounts } from '@shop/catalog-client';
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  parseQuery,
  stringifyQuery,
  writeFilters,
  type FilterState,
  type Query,
} from '@shop/url-resolver';
import {
  CategoryBanner,
  Container,
  Grid,
  LinkButton,
  ListBar,
  Alert,
  PageTitle,
  Stack,
} from '@shop/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { openDrawerAtom } from '../../shared/overlays/drawers.ts';
import {
  categoryTreeQuery,
  findCategory,
  sceneOf,
  type CategoryNode,
} from '../../queries/category-tree.ts';
import { bannersQuery } from '../../queries/content/home.ts';
import { facetsQuery, listingQuery, untilOthersCome } from '../../queries/listings/listing.ts';
import { listingStateOf } from '../../queries/listings/listing-state.ts';
import { Hydrate } from '../../platform/hydrate/index.ts';
import { useShop } from '../../shop/use-shop.ts';
import { shownInMenu } from '../../shared/categories/menu-categories.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { ProductBreadcrumbs } from '../../shared/breadcrumbs/breadcrumbs.tsx';
import type { ScreenProps } from '../../shared/page/screen-place.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';
import { bannerOf } from './banner-of.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { filterCodesOf } from './filter-codes.ts';
import { FilterColumn, filtersId } from './filter-column.tsx';
import { FilterDrawer, Filters } from './filters.tsx';
import { ListingProducts } from './listing-products.tsx';
import { ListingSort } from './listing-sort.tsx';
import { NearestNote } from './nearest-note.tsx';
import { NearestProducts } from './nearest-products.tsx';
import { RankingNote } from './ranking-note.tsx';
import { Subcategories } from './subcategories.tsx';
import { UnopenedProducts } from './unopened-products.tsx';
import { Written } from '../../shared/content/written.tsx';

/** Page of a category, or of a search in it: filters, order, products, and the link to more. */
export default function CategoryScreen({ place }: ScreenProps) {
  const { target } = place.loaded;
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(useShop()));
  const category =
    target.kind === 'category'
      ? findCategory(tree, { id: target.id, slug: target.slug })
      : undefined;
  return category === undefined ? null : (
    <Listing place={place} category={category} sceneAround={sceneOf(tree, category.id)} />
  );
}

function Listing({
  place: { query, path, askedQuery },
  category,
  sceneAround,
}: ScreenProps & {
  category: CategoryNode;
  /** Image of the parent room category, for a category without its own. */
  sceneAround: string | null;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const view = useListing(category, query, askedQuery);
  const { state, requestedState, first, total, facets, spans, offers } = view;
  const hrefOf = (next: FilterState) =>
    path + stringifyQuery(writeFilters(next, { source: shop.config.urls.filterSource }));
  const isSearch = state.search !== undefined;
  const isFirstSight = !isSearch && (state.page ?? 1) === 1 && view.chosenCount === 0;
  const pictures = useScene(category, path, isFirstSight, sceneAround);

  return (
    <Container>
      <Hydrate when="interaction">
        <ProductBreadcrumbs
          categoryId={category.id}
          {...(isSearch && { current: t`Search results` })}
        />
      </Hydrate>
      <ListingHead
        category={category}
        state={state}
        total={first?.offline === true ? undefined : total}
        pictures={pictures}
      />
      <Stack gap={10}>
        {isFirstSight && (
          <Hydrate when="interaction">
            <Subcategories category={category} />
          </Hydrate>
        )}
        <ListingBody
          category={category}
          view={view}
          path={path}
          hrefOf={hrefOf}
          isFirstSeen={pictures.scene === null || pictures.isBannerFromTablet}
        />
      </Stack>
      <FilterDrawer total={total}>
        <Filters
          facets={facets}
          spans={spans}
          offers={offers}
          state={requestedState}
          path={path}
          hrefOf={hrefOf}
        />
      </FilterDrawer>
    </Container>
  );
}

/** Shows the filters beside the products; only a text if there is nothing to filter. */
function ListingBody({
  category,
  view: {
    state,
    requestedState,
    listing,
    first,
    total,
    facets,
    spans,
    offers,
    appliedWords,
    otherWords,
    chosenCount,
  },
  path,
  hrefOf,
  isFirstSeen,
}: {
  readonly category: CategoryNode;
  readonly view: ReturnType<typeof useListing>;
  readonly path: string;
  readonly hrefOf: (next: FilterState) => string;
  /** True if the products are within the first viewport of the page. */
  readonly isFirstSeen: boolean;
}) {
  const { t } = useLingui();
  // Without filters and selected values only the text of the empty list is shown.
  const isBare = total === 0 && chosenCount === 0 && facets.length === 0;
  // No part of the listing is stored on the device. The shop may still have products.
  const isUnseen = first?.offline === true && total === 0;
  const nearest =
    first === undefined ? null : (
      <NearestProducts category={category} state={state} results={first} />
    );
  const empty = isUnseen ? null : (
    <Stack gap={6}>
      <EmptyListing state={state} path={path} hrefOf={hrefOf} />
      {nearest}
    </Stack>
  );
  const { otherNames = [] } = first ?? {};
  return (
    <>
      {first?.offline === true && (
        <OfflineNote isEmpty={isUnseen} isSearch={state.search !== undefined} />
      )}
      {isBare ? (
        empty
      ) : (
        <Grid columns="filters">
          <aside id={filtersId} aria-label={t`Filters`}>
            <FilterColumn
              facets={facets}
              spans={spans}
              offers={offers}
              state={requestedState}
              path={path}
              hrefOf={hrefOf}
            />
          </aside>
          <div>
            <ListBar
              count={t`${total} products`}
              filters={<FiltersLink chosenCount={chosenCount} />}
              sort={<ListingSort state={requestedState} path={path} hrefOf={hrefOf} />}
            />
            <ChosenFilters
              facets={facets}
              words={appliedWords}
              state={requestedState}
              hrefOf={hrefOf}
            />
            {total === 0 ? (
              empty
            ) : (
              <Stack gap={6}>
                <NearestNote words={otherWords} />
                <ListingProducts
                  listing={listing}
                  state={state}
                  hrefOf={hrefOf}
                  isFirstSeen={isFirstSeen}
                />
                {nearest}
                <RankingNote state={state} />
              </Stack>
            )}
          </div>
        </Grid>
      )}
      {otherNames.length > 0 && <UnopenedProducts names={otherNames} />}
    </>
  );
}

/** Returns the number of selected values, plus the price and each measure with bounds. */
function chosenCountOf(state: FilterState): number {
  const hasBounds = state.priceFrom !== undefined || state.priceTo !== undefined;
  const measureCount = Object.keys(state.measures ?? {}).length;
  return Object.values(state.filters).flat().length + Number(hasBounds) + measureCount;
}

/** Returns the picture of a listing: its own, that of its campaign, else that of its room. */
function useScene(
  category: CategoryNode,
  path: string,
  isFirstSight: boolean,
  sceneAround: string | null,
) {
  const shop = useShop();
  const { data: banners } = useQuery(bannersQuery(shop));
  const banner = isFirstSight ? bannerOf(banners?.offers, path) : undefined;
  const ownScene = category.scene ?? banner?.image ?? null;
  const scene = isFirstSight ? (ownScene ?? sceneAround) : null;
  const isBannerFromTablet = ownScene === null && shownInMenu(category.children).length > 0;
  return { banner, ownScene, scene, isBannerFromTablet };
}

/** Shows the name of a category over its picture; without a picture, its name or the title of a search. */
function ListingHead({
  category,
  state,
  total,
  pictures: { banner, ownScene, scene, isBannerFromTablet },
}: {
  category: CategoryNode;
  state: FilterState;
  /** `undefined` if the shop was unreachable. */
  total: number | undefined;
  pictures: ReturnType<typeof useScene>;
}) {
  const lead =
    category.description === null ? undefined : (
      <Written language={category.textLanguage}>{category.description}</Written>
    );
  return scene === null ? (
    <ListingTitle category={category} state={state} total={total} lead={lead} />
  ) : (
    <CategoryBanner
      title={category.name}
      text={lead ?? banner?.subtitle}
      picture={pictureSource(scene, 'scene', '')}
      low={ownScene === null}
      fromTablet={isBannerFromTablet}
    />
  );
}

/** Opens the drawer of filters on phones. */
function FiltersLink({ chosenCount }: { chosenCount: number }) {
  const { t } = useLingui();
  const openDrawer = useSetAtom(openDrawerAtom);
  return (
    <LinkButton
      variant="quiet"
      size="small"
      icon="filter"
      href={`#${filtersId}`}
      onClick={(event) => {
        event.preventDefault();
        openDrawer({ type: 'opened', name: 'filters' });
      }}
    >
      {chosenCount === 0 ? t`Filters` : t`Filters (${chosenCount})`}
    </LinkButton>
  );
}

function OfflineNote({ isEmpty, isSearch }: { isEmpty: boolean; isSearch: boolean }) {
  const { t } = useLingui();
  const inSearch = isEmpty
    ? t`You are offline. No product seen on this device matches; with a network the whole shop is searched.`
    : t`You are offline. Only what is stored on this device was searched.`;
  const inCategory = isEmpty
    ? t`No products synchronized for this category. Please come back while online!`
    : t`You are offline. What is shown was saved earlier.`;
  return <Alert tone="warning">{isSearch ? inSearch : inCategory}</Alert>;
}

function ListingTitle({
  category,
  state,
  total,
  lead,
}: {
  category: CategoryNode;
  state: FilterState;
  /** `undefined` if the shop was unreachable. */
  total: number | undefined;
  lead: ReactElement | undefined;
}) {
  const { t } = useLingui();
  const { search } = state;
  const isSearch = search !== undefined;
  const pageNumber = state.page ?? 1;
  const searchTitle =
    total === undefined ? t`Search: ${search}` : t`${total} results for “${state.search}”`;
  return (
    <PageTitle
      lead={isSearch || pageNumber > 1 ? undefined : lead}
      note={pageNumber > 1 ? t`Page ${pageNumber}` : undefined}
    >
      {isSearch ? searchTitle : category.name}
    </PageTitle>
  );
}

/** Fetches a listing with its filters, in the state that the address describes. */
function useListing(category: CategoryNode, query: Query, askedQuery: string) {
  const shop = useShop();
  const codes = filterCodesOf(shop.config.products, category);
  const { search } = listingStateOf(shop.config, query);
  const { data: whole } = useSuspenseQuery(facetsQuery(shop, category, search));
  const isOffered = isOfferedBy(whole, codes);
  const state = listingStateOf(shop.config, query, isOffered);
  // State of the last press, also while its listing is loading: the next press adds to it.
  const requestedState = listingStateOf(shop.config, parseQuery(askedQuery), isOffered);
  const listing = useSuspenseInfiniteQuery({
    ...listingQuery(shop, useRequestedAt(), category, state),
    gcTime: untilOthersCome,
  });
  const [first] = listing.data.pages;
  const total = first?.total ?? 0;
  const understood = first?.understood ?? [];
  const appliedWords = understood.filter(({ isApplied }) => isApplied);
  const otherWords = understood.filter(({ isApplied }) => !isApplied);
  const facets = listingFacets(
    whole,
    first?.aggregations ?? {},
    { ...Object.fromEntries(appliedWords.map(({ field }) => [field, []])), ...state.filters },
    codes,
    shop.view.language,
  );
  const offers = offerCounts(first?.aggregations ?? {});
  const spans = measureSpans(
    first?.aggregations ?? {},
    shop.config.products.measureFilters,
    state.measures,
  );
  return {
    state,
    requestedState,
    listing,
    /** First page. */
    first,
    total,
    facets,
    spans,
    offers,
    /** Words of the search that filter the products. */
    appliedWords,
    /** Words of the search that no product fits together with the others. */
    otherWords,
    chosenCount: chosenCountOf(state) + appliedWords.length,
  };
}
