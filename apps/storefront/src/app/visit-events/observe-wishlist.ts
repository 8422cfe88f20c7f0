import { itemSum } from '@shop/analytics';
import { moneyFromWire } from '@shop/money';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import type { ArticleObservation } from './observation.ts';

/** Reports an article that the shopper saves. Several at once come from the account, and are not reported. */
export function observeWishlist(
  { wishlist, account }: Pick<ShopperSession, 'wishlist' | 'account'>,
  { send, currency, isVisible }: ArticleObservation,
): void {
  let skus = new Set(wishlist.items.get().map(({ sku }) => sku));
  let session = account.session.get().status;
  wishlist.items.subscribe(() => {
    const skusBefore = skus;
    const formerSession = session;
    const items = wishlist.items.get();
    skus = new Set(items.map(({ sku }) => sku));
    session = account.session.get().status;
    const added = items.filter(({ sku }) => !skusBefore.has(sku));
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
