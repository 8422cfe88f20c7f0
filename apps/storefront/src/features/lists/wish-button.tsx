import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@shop/ui';
import type { CardProduct } from '../../queries/card-fields.ts';
import { usePersonal, usePersonalValue } from '../../wiring/personal-context.tsx';

/** Puts a product on the wishlist or takes it off. */
export function WishButton({ product }: { product: CardProduct }) {
  const { t } = useLingui();
  const personal = usePersonal();
  const wishes = usePersonalValue(({ wishlist }) => wishlist.items, noWishes);
  const isWished = wishes.some(({ sku }) => sku === product.sku);
  const label = isWished ? t`Remove from wishlist` : t`Add to wishlist`;
  return (
    <IconButton
      icon="heart"
      label={`${label}: ${product.name}`}
      aria-pressed={isWished}
      filled={isWished}
      onPicture
      onClick={() => {
        if (isWished) void personal?.wishlist.remove(product.sku);
        else void personal?.wishlist.add(wishOf(product));
      }}
    />
  );
}

const noWishes: readonly never[] = [];

const wishOf = (product: CardProduct) => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  type_id: product.typeId,
  url_path: product.urlPath,
  slug: product.slug,
  price_incl_tax: product.price,
  ...(product.image !== null && { image: product.image }),
  ...(product.originalPrice !== null && { original_price_incl_tax: product.originalPrice }),
});
