import { itemSum } from '@shop/analytics';
import { isUnsent, lineKey, type CartItem } from '@shop/cart-sync';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { articleOf } from './cart-articles.ts';
import type { ArticleObservation } from './observation.ts';

/**
 * Reports what the shopper adds to the cart and removes. A line that the server has confirmed comes from another device
 * or from the cart of an account, and is not reported.
 */
export function observeCart(
  { cart, removedLine }: Pick<ShopperSession, 'cart' | 'removedLine'>,
  { send, currency, isVisible }: ArticleObservation,
): void {
  let pieces = piecesByLine(cart.state.get().items);

  const report = (
    name: 'add_to_cart' | 'remove_from_cart',
    item: CartItem,
    quantity: number = item.qty,
  ) => send({ name, parameters: itemSum([articleOf(item, currency, quantity)], currency) });

  cart.state.subscribe(() => {
    const { items } = cart.state.get();
    const piecesBefore = pieces;
    pieces = piecesByLine(items);
    if (!isVisible()) return;
    for (const item of items) {
      const added = item.qty - (piecesBefore.get(lineKey(item)) ?? 0);
      if (added === 0 || !isUnsent(item)) continue;
      report(added > 0 ? 'add_to_cart' : 'remove_from_cart', item, Math.abs(added));
    }
  });
  removedLine.subscribe(() => {
    const line = removedLine.get();
    if (line !== undefined) report('remove_from_cart', line.item);
  });
}

function piecesByLine(items: readonly CartItem[]): ReadonlyMap<string, number> {
  return new Map(items.map((item) => [lineKey(item), item.qty]));
}
