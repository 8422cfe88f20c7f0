import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { formatDate, formatNumber, isIsoDate, type Locale } from '@shop/format';
import { Button, Grid, Rating, RatingBreakdown, ReviewCard, Section, Stack, Text } from '@shop/ui';
import { useState } from 'react';
import { givenStars, oneDecimal } from '../../queries/average-rating.ts';
import { reviewsQuery } from '../../queries/reviews.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { reviewsId } from './product-rating.tsx';
import { ReviewDialog } from './review-dialog.tsx';

/** Reviews seen before one asks for the rest. */
const shownAtFirst = 6;

/** What buyers wrote of it, and the way to write another. */
export function ProductReviews({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const { data } = useQuery(reviewsQuery(shop, product.id));
  const [showsAll, setShowsAll] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const items = data?.items ?? [];
  // Known before the reviews have come: nothing beside it moves when they do.
  const known = { total: data?.total ?? product.rating_summary?.count ?? 0 };
  const { language } = shop.view;
  const stars = givenStars(product.rating_summary, data);
  const average = stars && formatNumber(stars.average, language, oneDecimal);
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
            note={t`Average: ${average} · ${known.total} reviews`}
          />
        )
      }
      action={
        <Button variant="outline" size="small" icon="edit" onClick={() => setWriting(true)}>
          {t`Write a review`}
        </Button>
      }
    >
      {items.length > 0 && (
        <Grid columns="contents">
          {stars === undefined ? <div /> : <Breakdown counts={stars.counts} />}
          <Stack gap={8} align="start">
            <Grid columns="posts">
              {items.slice(0, showsAll ? undefined : shownAtFirst).map((review) => (
                <ReviewCard
                  key={review.id}
                  author={review.nickname}
                  date={dayOf(review.createdAt, language)}
                  rating={
                    review.rating === null ? undefined : (
                      <Rating value={review.rating} label={t`${review.rating} of 5 stars`} />
                    )
                  }
                  verified={review.isVerified ? t`Verified buyer` : undefined}
                >
                  <Text strong>{review.title}</Text>
                  <Text>{review.detail}</Text>
                </ReviewCard>
              ))}
            </Grid>
            {items.length > shownAtFirst && !showsAll && (
              <Button variant="outline" onClick={() => setShowsAll(true)}>
                {t`Show all reviews`}
              </Button>
            )}
            <Text size="small" tone="stone">
              {t`Every review is read before it appears. "Verified buyer" stands beside those who ordered the product here.`}
            </Text>
          </Stack>
        </Grid>
      )}
      <ReviewDialog
        productId={product.id}
        name={product.name}
        isOpen={isWriting}
        onClose={() => setWriting(false)}
      />
    </Section>
  );
}

/** How many gave how many stars, the most stars first. */
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

function dayOf(moment: string | null, language: Locale): string | undefined {
  const day = moment?.slice(0, 10) ?? '';
  return isIsoDate(day) ? formatDate(day, language, 'long') : undefined;
}
