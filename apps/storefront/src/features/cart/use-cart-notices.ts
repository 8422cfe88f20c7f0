import type { CartNotice } from '@shop/cart-sync';
import { useMemo } from 'react';
import { useCart } from '../../shopper/cart/use-cart.ts';

/** Returns the notices of the cart, except those about refused storage, which are shown once for all data. */
export function useCartNotices(): readonly CartNotice[] {
  const { notices } = useCart();
  return useMemo(() => notices.filter(({ kind }) => kind !== 'not-saved'), [notices]);
}
