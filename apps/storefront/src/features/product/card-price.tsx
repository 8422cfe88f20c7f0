import { useLingui } from '@lingui/react/macro';
import { PriceTag } from '@shop/ui';
import type { CardProduct } from '../../queries/card-fields.ts';
import { useMoney } from '../../wiring/use-money.ts';
import { usePriceText } from './use-price-text.ts';

/** What a product costs, as its card says it: the reduction with the price it is counted from. */
export function CardPrice({ product }: { product: CardProduct }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const price = usePriceText()(product);
  const { originalPrice, priorPrice } = product;
  if (price === undefined) return <PriceTag price={t`Price not known`} />;
  const prior = priorPrice === null ? undefined : money(priorPrice);
  return (
    <PriceTag
      price={price}
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
