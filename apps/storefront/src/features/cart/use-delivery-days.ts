import type { CartItem } from '@shop/cart-sync';
import { isNeverShipped } from '@shop/contract';
import { formatDateRange } from '@shop/format';
import { as, type IsoDate } from '@shop/kernel';
import { useQueries } from '@tanstack/react-query';
import { deliveryQuery } from '../../queries/delivery.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** From when the first thing may come until when the last has; nothing where that is not known of all. */
export function useDeliveryDays(items: readonly CartItem[]): string | undefined {
  const shop = useShop();
  const shipped = items.filter(({ type_id: type }) => !isNeverShipped(type));
  // Two lines can be of one product.
  const productIds = [...new Set(shipped.map(({ product }) => product.id))];
  const answers = useQueries({ queries: productIds.map((id) => deliveryQuery(shop, id)) });
  const dates = answers.flatMap(({ data }) => data ?? []);
  const [first] = dates.map(({ from }) => from).sort();
  const last = dates
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined || dates.length < productIds.length)
    return undefined;
  return formatDateRange(as<IsoDate>(first), as<IsoDate>(last), shop.view.language);
}
