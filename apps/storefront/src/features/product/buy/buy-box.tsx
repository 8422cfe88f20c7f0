import type { Product } from '@shop/contract';
import { BundleBuyBox } from './bundle-buy-box.tsx';
import { GroupedBuyBox } from './grouped-buy-box.tsx';
import { SingleBuyBox } from './single-buy-box.tsx';
import type { Configuration } from '../options/use-configuration.ts';

/** Options of a product by its type, with the button that adds it to the cart. */
export function BuyBox({
  product,
  configuration,
}: {
  product: Product;
  configuration: Configuration;
}) {
  switch (product.type_id) {
    case 'bundle':
      return <BundleBuyBox key={product.sku} product={product} />;
    case 'grouped':
      return <GroupedBuyBox product={product} />;
    case 'simple':
    case 'configurable':
    case 'downloadable':
    case 'virtual':
      return <SingleBuyBox product={product} configuration={configuration} />;
  }
}
