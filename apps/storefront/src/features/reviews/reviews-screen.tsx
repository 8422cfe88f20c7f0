import { useLingui } from '@lingui/react/macro';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import {
  Button,
  Container,
  EmptyState,
  Grid,
  LinkButton,
  Alert,
  PageTitle,
  Rating,
  ReviewCard,
  Stack,
  Text,
  TextLink,
} from '@shop/ui';
import { productPath } from '@shop/url-resolver';
import { useEffect, useRef } from 'react';
import { oneDecimal } from '../../queries/products/average-rating.ts';
import { shopReviewsQuery, type ReviewPost } from '../../queries/content/shop-reviews.ts';
import { Hydrate } from '../../platform/hydrate/index.ts';
import { useShop } from '../../shop/use-shop.ts';
import { Written } from '../../shared/content/written.tsx';
import { PageBreadcrumbs } from '../../shared/breadcrumbs/page-breadcrumbs.tsx';

/** Lists reviews of the shop, newest first. */
export function ReviewsScreen() {
  return (
    <Hydrate when="interaction">
      <Reviews />
    </Hydrate>
  );
}

function Reviews() {
  const { t } = useLingui();
  const shop = useShop();
  const { language } = shop.view;
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(shopReviewsQuery(shop));
  const posts = data.pages.flatMap((page) => page.posts);
  const rating = data.pages[0]?.rating ?? null;
  const box = useRef<HTMLDivElement>(null);

  /** Moves the focus to the first of the added reviews. */
  const focusAt = useRef<number>(undefined);
  useEffect(() => {
    if (focusAt.current === undefined || posts.length <= focusAt.current) return;
    const cards = box.current?.querySelectorAll('article');
    cards?.[focusAt.current]?.querySelector('a')?.focus({ preventScroll: true });
    focusAt.current = undefined;
  }, [posts.length]);

  function loadMore(): void {
    focusAt.current = posts.length;
    void fetchNextPage();
  }

  const average = rating && formatNumber(rating.average, language, oneDecimal);
  return (
    <Container>
      <PageBreadcrumbs title={t`Reviews`} />
      <PageTitle
        lead={t`Every review is read before it appears, and none is left out for being bad. "Verified buyer" stands beside those who ordered the product here.`}
      >
        {t`Reviews`}
      </PageTitle>
      {posts.length === 0 ? (
        <EmptyState
          title={t`Nobody has written yet.`}
          action={
            <LinkButton href={shop.config.urls.mainCategoryPath}>{t`All products`}</LinkButton>
          }
        />
      ) : (
        <div ref={box}>
          <Stack gap={8} align="start">
            {rating !== null && (
              <Rating
                value={rating.average}
                label={t`${average} of 5 stars`}
                note={t`Average: ${average} · ${rating.count} reviews`}
              />
            )}
            <Grid columns="posts">
              {posts.map((post) => (
                <ShopReview key={post.id} post={post} />
              ))}
            </Grid>
            {isFetchNextPageError && (
              <Alert tone="error" live>
                {t`The next reviews could not be loaded.`}
              </Alert>
            )}
            {hasNextPage && (
              <Button
                variant="outline"
                onClick={loadMore}
                busyLabel={isFetchingNextPage ? t`Loading` : undefined}
              >
                {t`Show more`}
              </Button>
            )}
          </Stack>
        </div>
      )}
    </Container>
  );
}

function ShopReview({ post }: { post: ReviewPost }) {
  const { t } = useLingui();
  const shop = useShop();
  return (
    <ReviewCard
      author={post.author}
      date={
        post.at > 0
          ? formatDate(unsafeBrand<EpochMs>(post.at), shop.view.language, 'long')
          : undefined
      }
      rating={
        post.rating === null ? undefined : (
          <Rating value={post.rating} label={t`${post.rating} of 5 stars`} />
        )
      }
      verified={post.isVerified ? t`Verified buyer` : undefined}
    >
      {post.product !== null && (
        <Text size="small">
          <TextLink href={productPath(post.product, shop.linkRules)}>{post.product.name}</TextLink>
        </Text>
      )}
      {post.title !== '' && (
        <Text strong>
          <Written language={post.textLanguage}>{post.title}</Written>
        </Text>
      )}
      <Text>
        <Written language={post.textLanguage}>{post.text}</Written>
      </Text>
    </ReviewCard>
  );
}
