import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@shop/format';
import { Rating, TextLink } from '@shop/ui';
import { reviewsQuery } from '../../queries/reviews.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** Where the reviews stand on the page. */
export const reviewsId = 'reviews';

/** The stars of a product at a glance, leading to what was written. */
export function ProductRating({ productId }: { productId: number }) {
  const { t } = useLingui();
  const shop = useShop();
  const { data } = useQuery(reviewsQuery(shop, productId));
  if (data === undefined || data.average === null) return null;
  const average = formatNumber(data.average, shop.view.language);
  return (
    <Rating
      value={data.average}
      label={t`${average} of 5 stars`}
      note={<TextLink href={`#${reviewsId}`}>{t`${data.total} reviews`}</TextLink>}
    />
  );
}
