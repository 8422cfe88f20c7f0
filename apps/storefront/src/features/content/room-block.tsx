import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PageBlock } from '@shop/content';
import { RoomScene, Section } from '@shop/ui';
import { namedProductsQuery } from '../../queries/content/content-products.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { cardPath } from '../../shared/product-card/card-path.ts';
import { usePriceText } from '../../shared/product-card/use-price-text.ts';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';

/** Shows a room with pressable products. A product that is no longer sold has no dot. */
export function RoomBlock({ block }: { block: Extract<PageBlock, { readonly type: 'room' }> }) {
  const { t } = useLingui();
  const shop = useShop();
  const priceText = usePriceText();
  const skus = block.spots.map(({ sku }) => sku);
  const { data: products = [] } = useQuery(namedProductsQuery(shop, useRequestedAt(), skus));
  return (
    <Section title={block.title}>
      <RoomScene
        picture={pictureSource(block.picture, 'scene', block.alt)}
        label={t`What stands in the room`}
        spots={block.spots.flatMap(({ sku, x, y }) => {
          const product = products.find((candidate) => candidate.sku === sku);
          if (product === undefined) return [];
          const label = [product.name, priceText(product) ?? []].flat().join(', ');
          return [{ href: cardPath(product, shop.linkRules), label, x, y }];
        })}
      />
    </Section>
  );
}
