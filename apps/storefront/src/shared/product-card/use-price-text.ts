import { checkPrice } from '@shop/pricing';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Returns a function that gives the current price of a product on one line; `undefined` if it is unknown. Source:
 * PR-33.
 */
export function usePriceText(): (
  product: Pick<CardProduct, 'price'> & Partial<Pick<CardProduct, 'priceFrom'>>,
) => string | undefined {
  const { money, from } = useMoney();
  const { allowZeroPrice } = useShop().config.products;
  return ({ price, priceFrom = false }) => {
    if (!checkPrice({ price_incl_tax: price }, allowZeroPrice).ok) return undefined;
    return priceFrom ? from(price) : money(price);
  };
}
