import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '@shop/cart-sync';
import type { NoticeTone } from '@shop/ui';
import { useMoney } from '../../wiring/use-money.ts';
import { changeOfPrice, piecesLeft } from './line-changes.ts';

/** What has happened to a line since it was put into the cart, in words; the gravest first. */
export function useLineNotice(): (
  item: CartItem,
) => { readonly tone: NoticeTone; readonly text: string } | undefined {
  const { t } = useLingui();
  const { money } = useMoney();
  return (item) => {
    if (item.errors?.['stock'] !== undefined) {
      return { tone: 'warning', text: t`Out of the stock!` };
    }
    const max = piecesLeft(item);
    if (max !== undefined && max < item.qty) {
      return { tone: 'warning', text: t`Only ${max} products of this type are available` };
    }
    const change = changeOfPrice(item);
    if (change === undefined) return undefined;
    const was = money(change.was);
    const is = money(change.is);
    return { tone: 'info', text: t`The price has changed: ${is} instead of ${was}.` };
  };
}
