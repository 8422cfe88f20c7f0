import type { CartNotice } from '@shop/cart-sync';
import { useMemo } from 'react';
import { useCart } from '../../shopper/cart/use-cart.ts';

/** What the cart has to say, but for what the device does not store: that is said once, of everything. */
export function useCartNotices(): readonly CartNotice[] {
  const { notices } = useCart();
  return useMemo(() => notices.filter(({ kind }) => kind !== 'not-saved'), [notices]);
}
