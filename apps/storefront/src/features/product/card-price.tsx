import { useLingui } from '@lingui/react/macro';
import { PriceTag } from '@shop/ui';
import type { CardProduct } from '../../queries/card-fields.ts';
import { useMoney } from '../../wiring/use-money.ts';

/** What a product costs, as its card says it: the reduction with the price it is counted from. */
export function CardPrice({ product }: { product: CardProduct }) {
  const { t } = useLingui();
  const { money, from } = useMoney();
  const { originalPrice, priorPrice } = product;
  const prior = priorPrice === null ? undefined : money(priorPrice);
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
