import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Grid, Rating, ReviewCard, Section, Text } from '@shop/ui';
import { reviewsQuery } from '../../queries/reviews.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** What buyers wrote of it, once somebody has. */
export function ProductReviews({ productId }: { productId: number }) {
  const { t } = useLingui();
  const { data: reviews = [] } = useQuery(reviewsQuery(useShop(), productId));
  if (reviews.length === 0) return null;
  return (
    <Section title={t`Reviews`} tone="quiet">
      <Grid columns="tiles">
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            author={review.nickname}
            rating={
              review.rating === undefined ? undefined : (
                <Rating value={review.rating} label={t`${review.rating} of 5 stars`} />
              )
            }
            verified={review.verified === true ? t`Verified buyer` : undefined}
          >
            <Text strong>{review.title}</Text>
            <Text>{review.detail}</Text>
          </ReviewCard>
        ))}
      </Grid>
    </Section>
  );
}
