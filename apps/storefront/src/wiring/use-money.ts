import { formatMoney, formatFromPrice, type Money } from '@shop/format';
import { useShop } from './use-shop.ts';

/** Writes amounts as this store view does. Amounts come in major units, as on the wire. */
export function useMoney() {
  const { view } = useShop();
  const money = (amount: number): Money => ({
    currency: view.currency,
    minor: view.currency === 'HUF' ? Math.round(amount) : Math.round(amount * 100),
  });
  return {
    money: (amount: number) => formatMoney(money(amount), view.language, view.grouping),
    from: (amount: number) => formatFromPrice(money(amount), view.language, view.grouping),
  };
}
