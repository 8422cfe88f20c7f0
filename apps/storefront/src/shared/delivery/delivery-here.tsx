import { useLingui } from '@lingui/react/macro';
import { deliveryAt } from '@shop/checkout';
import { deliveryTermsCalls, type Product } from '@shop/contract';
import { formatDateRange } from '@shop/format';
import { unsafeBrand, type IsoDate } from '@shop/kernel';
import { useQuery } from '@tanstack/react-query';
import { CatalogError } from '../../queries/answered.ts';
import { deliveryQuery } from '../../queries/products/delivery.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';
import { useAskShop } from '../../shopper/session/ask-shop.ts';
import { goodsWithCart } from './goods-with-cart.ts';

/**
 * Shows fee and days of a delivery to the postcode of this device; for a pickup point, the days of the product.
 * Computed in the browser: pages are the same for every shopper.
 * `price`: one piece, in major units.
 */
export function DeliveryHere({
  product,
  price,
  qty,
}: {
  product: Product;
  price: number;
  qty: number;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const { currency, code, language } = shop.view;
  const { money } = useMoney();
  const ask = useAskShop();
  const place = useShopperValue(({ deliveryPlace }) => deliveryPlace, undefined);
  const { totals } = useCart();
  const terms = useQuery({
    queryKey: ['delivery-terms', code],
    // A request that failed without a network is repeated when the network returns.
    refetchOnReconnect: true,
    queryFn: async () => {
      const answer = await ask(deliveryTermsCalls.deliveryTerms, {});
      if (answer.ok) return answer.value;
      throw new CatalogError({ kind: 'network', reason: 'unreachable' });
    },
  });
  const goods = goodsWithCart({ product, price, qty }, totals.subtotalInclTax, currency);
  const answer =
    place === undefined || terms.data === undefined
      ? undefined
      : deliveryAt(terms.data, place, goods, currency);
  const extraDays = answer?.kind === 'delivered' ? answer.extraDays : 0;
  const dates = useQuery({
    ...deliveryQuery(shop, product, extraDays),
    enabled: answer !== undefined,
  });
  if (place === undefined) return null;
  const { postcode } = place;
  if (answer === undefined) {
    return terms.isError ? t`To ${postcode}: the fee is shown in the cart` : `${postcode} …`;
  }
  if (answer.kind === 'nowhere') return t`To ${postcode}: no delivery`;
  const deliveryText =
    answer.kind === 'pickup-only'
      ? t`To ${postcode}: only to a pickup point`
      : `${postcode}: ${answer.fee === 0 ? t`free` : money(answer.fee)}`;
  if (dates.data === undefined || dates.data === null) return deliveryText;
  const { from, to } = dates.data;
  return `${deliveryText}, ${formatDateRange(unsafeBrand<IsoDate>(from), unsafeBrand<IsoDate>(to), language)}`;
}
