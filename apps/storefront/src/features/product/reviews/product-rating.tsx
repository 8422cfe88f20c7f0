import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { Rating, TextLink } from '@shop/ui';
import { givenStars, oneDecimal } from '../../../queries/products/average-rating.ts';
import { reviewsQuery } from '../../../queries/products/reviews.ts';
import { useShop } from '../../../shop/use-shop.ts';

/** Id of the reviews section. */
export const reviewsId = 'reviews';

/** Shows the average rating of a product, with a link to its reviews. */
export function ProductRating({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const { data } = useQuery(reviewsQuery(shop, product.id));
  const stars = givenStars(product.rating_summary, data);
  if (stars === undefined) return null;
  const average = formatNumber(stars.average, shop.view.language, oneDecimal);
  return (
    <Rating
      value={stars.average}
      label={t`${average} of 5 stars`}
      note={
        data === undefined ? undefined : (
          <TextLink href={`#${reviewsId}`}>{t`${data.total} reviews`}</TextLink>
        )
      }
    />
  );
}
