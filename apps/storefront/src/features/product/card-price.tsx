import { useLingui } from '@lingui/react/macro';
import { checkPrice } from '@shop/pricing';
import { PriceTag } from '@shop/ui';
import type { CardProduct } from '../../queries/card-fields.ts';
import { useMoney } from '../../wiring/use-money.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** What a product costs, as its card says it: the reduction with the price it is counted from. */
export function CardPrice({ product }: { product: CardProduct }) {
  const { t } = useLingui();
  const { money, from } = useMoney();
  const { allowZeroPrice } = useShop().config.products;
  const { originalPrice, priorPrice } = product;
  const prior = priorPrice === null ? undefined : money(priorPrice);
  if (!checkPrice({ price_incl_tax: product.price }, allowZeroPrice).ok)
    return <PriceTag price={t`Price not known`} />;
  return (
    <PriceTag
      price={product.priceFrom ? from(product.price) : money(product.price)}
      sale={
        originalPrice === null
          ? undefined
          : {
              was: money(originalPrice),
              wasLabel: t`Previous price`,
              prior:
                prior === undefined ? undefined : t`Lowest price of the last 30 days: ${prior}`,
            }
      }
    />
  );
}
