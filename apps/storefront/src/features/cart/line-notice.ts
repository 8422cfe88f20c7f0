import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '@shop/cart-sync';
import type { NoticeTone } from '@shop/ui';
import { useMoney } from '../../wiring/use-money.ts';
import { useQuantityNote } from '../product/quantity-text.ts';
import { changeOfPrice, piecesLeft } from './line-changes.ts';

/** What has happened to a line since it was put into the cart, in words; the gravest first. */
export function useLineNotice(): (
  item: CartItem,
) => { readonly tone: NoticeTone; readonly text: string } | undefined {
  const { t } = useLingui();
  const { money } = useMoney();
  const noteOf = useQuantityNote();
  return (item) => {
    // That these are the last is no news in a cart: it holds them. The server refuses a line of which there is too
    // little as it refuses one of which there is nothing.
    const { error: tooMany } = noteOf(item.qty, piecesLeft(item));
    if (tooMany !== undefined && item.stock?.is_in_stock !== false) {
      return { tone: 'warning', text: tooMany };
    }
    if (item.errors?.['stock'] !== undefined) {
      return { tone: 'warning', text: t`Out of the stock!` };
    }
    const change = changeOfPrice(item);
    if (change === undefined) return undefined;
    const was = money(change.was);
    const is = money(change.is);
    return { tone: 'info', text: t`The price has changed: ${is} instead of ${was}.` };
  };
}
