import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import { formatDiscount } from '@shop/format';
import { checkPrice } from '@shop/pricing';
import { PriceTag } from '@shop/ui';
import { cardFields } from '../../queries/card-fields.ts';
import { useMoney } from '../../wiring/use-money.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { useRequestedAt } from '../screens/use-requested-at.ts';

/** What the product as shown costs, with the reduction and the price it is counted from. */
export function ProductPrice({ product }: { product: Product }) {
  const { t } = useLingui();
  const { view, config } = useShop();
  const { money } = useMoney();
  const now = useRequestedAt();
  const { price, originalPrice, priorPrice, discountPercent } = cardFields(view, now)(product);
  const prior = priorPrice === null ? undefined : money(priorPrice);
  if (!checkPrice({ price_incl_tax: price }, config.products.allowZeroPrice).ok)
    return <PriceTag size="product" price={t`Price not known`} />;
  return (
    <PriceTag
      size="product"
      price={money(price)}
      sale={
        originalPrice === null
          ? undefined
          : {
              was: money(originalPrice),
              wasLabel: t`Previous price`,
              discount: formatDiscount(discountPercent, view.language),
              prior:
                prior === undefined ? undefined : t`Lowest price of the last 30 days: ${prior}`,
            }
      }
      note={t`The price includes VAT.`}
    />
  );
}
