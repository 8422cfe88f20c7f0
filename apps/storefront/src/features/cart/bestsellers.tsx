import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bestsellersQuery } from '../../queries/content/home.ts';
import { useShop } from '../../shop/use-shop.ts';
import { ProductShelfSection } from '../../shared/product-card/product-shelf-section.tsx';
import { useRequestedAt } from '../../shared/page/use-requested-at.ts';

/** Shows bestsellers below an empty cart. */
export function Bestsellers() {
  const { t } = useLingui();
  const shop = useShop();
  const { data = [] } = useQuery(bestsellersQuery(shop, useRequestedAt()));
  return (
    <ProductShelfSection
      title={t`Bestsellers`}
      href={shop.config.urls.mainCategoryPath}
      products={data}
      layout="shelf"
    />
  );
}
