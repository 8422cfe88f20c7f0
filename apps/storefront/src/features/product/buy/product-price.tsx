import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { checkPrice } from '@shop/pricing';
import { PriceTag } from '@shop/ui';
import { cardFields } from '../../../queries/products/card-fields.ts';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useRequestedAt } from '../../../shared/page/use-requested-at.ts';
import { useSalePrice } from '../../../shared/product-card/use-sale-price.ts';

/** Price of the selected product, with the discount and its reference price. */
export function ProductPrice({ product }: { product: Product }) {
  const { t } = useLingui();
  const { view, config } = useShop();
  const { money } = useMoney();
  const now = useRequestedAt();
  const card = cardFields(view, now)(product);
  const sale = useSalePrice()(card);
  if (!checkPrice({ price_incl_tax: card.price }, config.products.allowZeroPrice).ok)
    return <PriceTag size="product" price={t`Price not known`} />;
  return (
    <PriceTag
      size="product"
      price={money(card.price)}
      sale={sale}
      note={t`The price includes VAT.`}
    />
  );
}
