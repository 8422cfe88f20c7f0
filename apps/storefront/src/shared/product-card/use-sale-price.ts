import { useLingui } from '@lingui/react/macro';
import { formatDiscount } from '@shop/format';
import type { SalePrice } from '@shop/ui';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Returns a function that describes a reduction. The percentage is next to the price it is computed from: the lowest of
 * the 30 days before, or the struck price if both are equal or there is no price history. Source: PR-40.
 */
export function useSalePrice(): (
  product: Pick<CardProduct, 'originalPrice' | 'priorPrice' | 'discountPercent'>,
) => SalePrice | undefined {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  return ({ originalPrice, priorPrice, discountPercent }) => {
    if (originalPrice === null) return undefined;
    const discount = formatDiscount(discountPercent, view.language);
    const sale = { was: money(originalPrice), wasLabel: t`Previous price` };
    if (priorPrice === null) return { ...sale, discount };
    const prior = money(priorPrice);
    if (priorPrice === originalPrice || discount === undefined)
      return { ...sale, discount, prior: t`Lowest price of the last 30 days: ${prior}` };
    return {
      ...sale,
      prior: t`Lowest price of the last 30 days: ${prior} (${discount} compared to it)`,
    };
  };
}
