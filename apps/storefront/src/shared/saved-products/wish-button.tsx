import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@shop/ui';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useWish } from './use-lists.ts';

/** Button on a card that adds the product to the wishlist or removes it. */
export function WishButton({ product }: { product: CardProduct }) {
  const { t } = useLingui();
  const { isOn, isKnown, toggle } = useWish(product);
  const label = isOn ? t`Remove from wishlist` : t`Add to wishlist`;
  return (
    <IconButton
      icon="heart"
      label={`${label}: ${product.name}`}
      filled={isOn}
      data-wish={isKnown ? undefined : product.sku}
      onPicture
      onClick={toggle}
    />
  );
}
