import { useLingui } from '@lingui/react/macro';
import { Button, TextLink } from '@shop/ui';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useComparison, useListCounts, useWish } from './use-lists.ts';

/** Secondary actions of a product: wishlist and comparison. */
export function ListButtons({ product }: { product: CardProduct }) {
  const { t } = useLingui();
  const wish = useWish(product);
  const comparison = useComparison(product);
  const { compared } = useListCounts();
  return (
    <>
      <Button variant="quiet" icon="heart" onClick={wish.toggle} data-sku={product.sku}>
        {wish.isOn ? t`Remove from wishlist` : t`Add to wishlist`}
      </Button>
      <Button variant="quiet" icon="compare" onClick={comparison.toggle}>
        {comparison.isOn ? t`Remove from comparison` : t`Compare`}
      </Button>
      {comparison.isOn && compared > 1 && (
        <TextLink href="/compare">{t`Compare ${compared} products`}</TextLink>
      )}
    </>
  );
}
