import { useLingui } from '@lingui/react/macro';
import { lineStock, priceChange, stockOf, type CartItem } from '@shop/cart-sync';
import { isSoldOut, availableQuantity, quantityRules } from '@shop/catalog';
import type { AlertTone } from '@shop/ui';
import { useMoney } from '../../shop/use-money.ts';
import { useQuantityNote } from '../../shared/texts/quantity-text.ts';

/** Returns the text for the most severe change of a line since it was added. */
export function useLineNotice(): (
  item: CartItem,
) => { readonly tone: AlertTone; readonly text: string } | undefined {
  const { t } = useLingui();
  const { money } = useMoney();
  const noteOf = useQuantityNote();
  return (item) => {
    // "Last pieces" is not shown for a line: the cart holds these pieces. The server rejects a line with too little
    // stock with the same error as one without stock.
    const stock = stockOf(item);
    const { error: tooMany } = noteOf(
      item.qty,
      availableQuantity(stock),
      quantityRules(item.product),
    );
    if (tooMany !== undefined && !isSoldOut({ stock })) return { tone: 'warning', text: tooMany };
    if (lineStock(item) === 'out-of-stock') {
      return { tone: 'warning', text: t`Out of the stock!` };
    }
    const change = priceChange(item);
    if (change === undefined) return undefined;
    const was = money(change.was);
    const is = money(change.is);
    return { tone: 'info', text: t`The price has changed: ${is} instead of ${was}.` };
  };
}
