import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@shop/contract';
import { ProductGrid, Section } from '@shop/ui';
import { cardFields } from '../../queries/card-fields.ts';
import { partsQuery } from '../../queries/parts.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { useRequestedAt } from '../screens/use-requested-at.ts';
import { ProductTile } from './product-tile.tsx';

/** What goes with it, as the catalogue says. Asked for in the browser: it stands far down. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const toCard = cardFields(shop.view, useRequestedAt());
  const skus = (product.product_links ?? []).flatMap(({ link_type, linked_product_sku }) =>
    (link_type === 'related' || link_type === 'upsell') && linked_product_sku !== undefined
      ? [linked_product_sku]
      : [],
  );
  const { data } = useQuery({ ...partsQuery(shop, skus), enabled: skus.length > 0 });
  const found = skus.flatMap((sku) => data?.[sku] ?? []);
  if (found.length === 0) return null;
  return (
    <Section title={t`Related products`}>
      <ProductGrid label={t`Related products`}>
        {found.slice(0, 4).map((related) => (
          <ProductTile key={related.sku} product={toCard(related)} />
        ))}
      </ProductGrid>
    </Section>
  );
}
