import { itemSum, type EventStream } from '@shop/analytics';
import { moneyFromWire, type Currency } from '@shop/money';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';

interface WishlistObservation {
  readonly send: EventStream['send'];
  readonly currency: Currency;
  /** Returns true if the page is visible. Another tab with the same list then reports the change. */
  readonly isVisible: () => boolean;
}

/** Reports an article that the shopper saves. Several at once come from the account, and are not reported. */
export function observeWishlist(
  { wishlist, account }: Pick<ShopperSession, 'wishlist' | 'account'>,
  { send, currency, isVisible }: WishlistObservation,
): void {
  let known = new Set(wishlist.items.get().map(({ sku }) => sku));
  let session = account.session.get().status;
  wishlist.items.subscribe(() => {
    const before = known;
    const formerSession = session;
    const items = wishlist.items.get();
    known = new Set(items.map(({ sku }) => sku));
    session = account.session.get().status;
    const added = items.filter(({ sku }) => !before.has(sku));
    const [item] = added;
    if (item === undefined || added.length > 1 || session !== formerSession || !isVisible()) return;
    const { sku, name, price_incl_tax: price } = item;
    send({
      name: 'add_to_wishlist',
      parameters: itemSum(
        [
          {
            sku,
            name,
            price: price === undefined ? undefined : moneyFromWire(price, currency),
          },
        ],
        currency,
      ),
    });
  });
}
