import { useEffect } from 'react';
import { openBoundaries } from '../platform/hydrate/index.ts';
import { recentlyViewedAttribute } from '../shared/product-card/recently-viewed-place.ts';
import { useShopper } from '../shopper/session/use-shopper.ts';

const header = 'body > [data-h] > header';
const footer = 'body > [data-h] > footer';

/**
 * Hydrates the parts that show data of the shopper once that data is known: the header with its counts, the footer with
 * the account links, the cards of saved products, the section of recently viewed products. The other parts stay as sent
 * by the server.
 */
export function useOpenForShopper(): void {
  const shopper = useShopper();
  useEffect(() => {
    if (shopper === undefined) return undefined;
    const { account, cart, wishlist, compare, recentlyViewed } = shopper;
    const open = () => {
      const savedItems = [...wishlist.items.get(), ...compare.items.get()];
      const isSignedIn = account.session.get().status === 'signed-in';
      if (isSignedIn || cart.state.get().count > 0 || savedItems.length > 0) openAll(header);
      if (isSignedIn) openAll(footer);
      if (recentlyViewed.items.get().length > 0) openAll(`[${recentlyViewedAttribute}]`);
      for (const { sku } of savedItems) openAll(`[data-sku="${CSS.escape(sku)}"]`);
    };
    open();
    const ends = [
      account.session,
      cart.state,
      wishlist.items,
      compare.items,
      recentlyViewed.items,
    ].map((value) => value.subscribe(open));
    return () => ends.forEach((end) => end());
  }, [shopper]);
}

function openAll(selector: string): void {
  for (const element of document.querySelectorAll(selector)) void openBoundaries(element);
}
