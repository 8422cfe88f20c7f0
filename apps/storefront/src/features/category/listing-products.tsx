import { useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import { pageCount } from '@shop/catalog-client';
import type { FilterState } from '@shop/url-resolver';
import { Button, LoadMore, Alert, Pagination, ProductGrid, Stack } from '@shop/ui';
import { useEffect, useRef } from 'react';
import type { ListingPage } from '../../queries/listings/listing.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ProductTile } from '../../shared/product-card/product-tile.tsx';
import { useShownPages } from './shown-pages.ts';

/** Shows the fetched products of a listing, and links to its other pages. */
export function ListingProducts({
  listing,
  state,
  hrefOf,
  isFirstSeen,
}: {
  readonly listing: UseSuspenseInfiniteQueryResult<InfiniteData<ListingPage>>;
  readonly state: FilterState;
  readonly hrefOf: (state: FilterState) => string;
  /** True if no picture is above the products on a phone: their first image is then loaded with priority. */
  readonly isFirstSeen: boolean;
}) {
  const { t } = useLingui();
  const { pageSize } = useShop().config.search;
  const box = useRef<HTMLDivElement>(null);
  const { pages } = listing.data;
  const products = pages.flatMap(({ items }) => items);
  const total = pages[0]?.total ?? 0;
  const page = state.page ?? 1;
  const shownCount = (page - 1) * pageSize + products.length;
  useTopOfListOnOtherPage(box, page);
  const isIdle = !listing.isFetching && !listing.isFetchNextPageError;
  const pageHref = (number: number) => {
    const { page: _current, ...firstPageState } = state;
    return hrefOf(number > 1 ? { ...firstPageState, page: number } : firstPageState);
  };

  /** Moves the focus to the first of the added products. The scroll position stays. */
  const focusAt = useRef<number>(undefined);
  useEffect(() => {
    if (focusAt.current === undefined || products.length <= focusAt.current) return;
    const links = box.current?.querySelectorAll<HTMLElement>('article h2 a');
    links?.[focusAt.current]?.focus({ preventScroll: true });
    focusAt.current = undefined;
  }, [products.length]);

  function loadMore(): void {
    focusAt.current = products.length;
    void listing.fetchNextPage();
  }

  return (
    <div ref={box}>
      <ShownPages
        pages={pages.length}
        fetchNext={listing.hasNextPage && isIdle ? () => void listing.fetchNextPage() : undefined}
      />
      <Stack gap={10}>
        <ProductGrid label={t`Products`} width="narrow">
          {products.map((product, index) => (
            <ProductTile
              key={product.sku}
              product={product}
              priority={isFirstSeen && index === 0}
              headingLevel={2}
            />
          ))}
        </ProductGrid>
        {listing.isFetchNextPageError && (
          <Alert
            tone="error"
            live
            action={
              <Button variant="quiet" onClick={loadMore}>
                {t({ message: 'Retry' })}
              </Button>
            }
          >
            {t`The next products did not arrive.`}
          </Alert>
        )}
        {listing.hasNextPage && (
          <LoadMore
            label={t`Load more`}
            href={pageHref(page + pages.length)}
            onLoad={loadMore}
            busyLabel={listing.isFetchingNextPage ? t`Loading` : undefined}
            status={t`${shownCount} of ${total} products`}
            shown={shownCount}
            total={total}
          />
        )}
        <Pagination
          label={t`Pages`}
          current={page + pages.length - 1}
          total={pageCount(total, pageSize)}
          hrefOf={pageHref}
          pageLabel={(number) => t`Page ${number}`}
          previousLabel={t`Previous page`}
          nextLabel={t`Next page`}
        />
      </Stack>
    </div>
  );
}

/** Separate component: it subscribes to the location, which must not render the products again. */
function ShownPages(props: {
  readonly pages: number;
  readonly fetchNext: (() => void) | undefined;
}) {
  useShownPages(props.pages, props.fetchNext);
  return null;
}

/** Scrolls to the first product when another page of the list opens. A changed filter does not scroll. */
function useTopOfListOnOtherPage(box: React.RefObject<HTMLElement | null>, page: number): void {
  const previousPage = useRef(page);
  useEffect(() => {
    if (previousPage.current === page) return;
    previousPage.current = page;
    if (page > 1) box.current?.scrollIntoView({ block: 'start' });
  }, [box, page]);
}
