import { useLingui } from '@lingui/react/macro';
import { PriceTag } from '@shop/ui';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { usePriceText } from './use-price-text.ts';
import { useSalePrice } from './use-sale-price.ts';

/** Shows the price on a card: the discount with its reference price. */
export function CardPrice({ product }: { product: CardProduct }) {
  const { t } = useLingui();
  const price = usePriceText()(product);
  const sale = useSalePrice()(product);
  return (
    <PriceTag price={price ?? t`Price not known`} sale={price === undefined ? undefined : sale} />
  );
}
