import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { formatDate, formatNumber } from '@shop/format';
import { Button, Grid, Rating, RatingBreakdown, ReviewCard, Section, Stack, Text } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { givenStars, oneDecimal } from '../../../queries/products/average-rating.ts';
import { reviewsQuery, type WrittenReview } from '../../../queries/products/reviews.ts';
import { untilFetched } from '../../../platform/until-fetched.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Written } from '../../../shared/content/written.tsx';
import { reviewsId } from './product-rating.tsx';

/** Loaded at a press. */
const ReviewDialog = lazy(() => untilFetched(() => import('./review-dialog.tsx')));

/** Reviews shown before the button for the rest. */
const shownAtFirst = 6;

/** Shows the reviews of a product and opens the form for a new one. */
export function ProductReviews({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const { data } = useQuery(reviewsQuery(shop, product.id));
  const [isWriting, setWriting] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const items = data?.items ?? [];
  const { language } = shop.view;
  const stars = givenStars(product.rating_summary, data);
  const average = stars && formatNumber(stars.average, language, oneDecimal);
  const openForm = () => {
    setWasOpened(true);
    setWriting(true);
  };
  return (
    <Section
      id={reviewsId}
      title={t`Reviews`}
      lead={
        stars === undefined ? (
          t`Nobody has written about it yet.`
        ) : (
          <Rating
            value={stars.average}
            label={t`${average} of 5 stars`}
            // The product contains the count: no content moves when the reviews arrive.
            note={t`Average: ${average} · ${data?.total ?? product.rating_summary?.count ?? 0} reviews`}
          />
        )
      }
      action={
        <Button variant="outline" size="small" icon="edit" onClick={openForm}>
          {t`Write a review`}
        </Button>
      }
    >
      {items.length > 0 &&
        (stars === undefined ? (
          <ReviewList reviews={items} />
        ) : (
          <Grid columns="contents">
            <Breakdown counts={stars.counts} />
            <ReviewList reviews={items} />
          </Grid>
        ))}
      {wasOpened && (
        <Suspense>
          <ReviewDialog
            productId={product.id}
            name={product.name}
            isOpen={isWriting}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** Lists the first reviews, and the rest after a press. */
function ReviewList({ reviews }: { reviews: readonly WrittenReview[] }) {
  const { t } = useLingui();
  const { language } = useShop().view;
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Stack gap={8} align="start">
      <Grid columns="posts">
        {reviews.slice(0, showsAll ? undefined : shownAtFirst).map((review) => (
          <ReviewCard
            key={review.id}
            author={review.nickname}
            date={
              review.writtenAt === null ? undefined : formatDate(review.writtenAt, language, 'long')
            }
            rating={
              review.rating === null ? undefined : (
                <Rating value={review.rating} label={t`${review.rating} of 5 stars`} />
              )
            }
            verified={review.isVerified ? t`Verified buyer` : undefined}
          >
            <Text strong>
              <Written language={review.textLanguage}>{review.title}</Written>
            </Text>
            <Text>
              <Written language={review.textLanguage}>{review.detail}</Written>
            </Text>
          </ReviewCard>
        ))}
      </Grid>
      {reviews.length > shownAtFirst && !showsAll && (
        <Button variant="outline" onClick={() => setShowsAll(true)}>
          {t`Show all reviews`}
        </Button>
      )}
      <Text size="small" tone="muted">
        {t`Every review is read before it appears. "Verified buyer" stands beside those who ordered the product here.`}
      </Text>
    </Stack>
  );
}

/** Shows the number of reviews by stars, most stars first. */
function Breakdown({ counts }: { counts: readonly number[] }) {
  const { t } = useLingui();
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <RatingBreakdown
      label={t`How the stars were given`}
      rows={counts
        .map((count, place) => ({
          label: t`${place + 1} stars`,
          count,
          share: all === 0 ? 0 : count / all,
        }))
        .toReversed()}
    />
  );
}
