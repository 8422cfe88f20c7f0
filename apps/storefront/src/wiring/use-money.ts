import { formatMoney, formatFromPrice } from '@shop/format';
import { moneyFromWire } from '@shop/pricing';
import { useShop } from './use-shop.ts';

/** Writes amounts as this store view does. Amounts come in major units, as on the wire. */
export function useMoney() {
  const { view } = useShop();
  const money = (amount: number) => moneyFromWire(amount, view.currency);
  return {
    money: (amount: number) => formatMoney(money(amount), view.language, view.grouping),
    from: (amount: number) => formatFromPrice(money(amount), view.language, view.grouping),
  };
}
