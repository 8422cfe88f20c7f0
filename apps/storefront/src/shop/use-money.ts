import { formatMoney, formatFromPrice, formatMoneyRange } from '@shop/format';
import { isCurrency, moneyFromWire, type MajorUnits } from '@shop/money';
import { useShop } from './use-shop.ts';

/**
 * Returns functions that format amounts for this store view, in its currency unless another is given. Amounts are in
 * major units, as on the wire.
 */
export function useMoney(currency?: string) {
  const { view } = useShop();
  const money = (amount: MajorUnits) =>
    moneyFromWire(amount, isCurrency(currency) ? currency : view.currency);
  return {
    money: (amount: MajorUnits) => formatMoney(money(amount), view.language, view.grouping),
    range: (lowest: MajorUnits, highest: MajorUnits) =>
      formatMoneyRange(money(lowest), money(highest), view.language, view.grouping),
    from: (amount: MajorUnits) => formatFromPrice(money(amount), view.language, view.grouping),
  };
}
