import { useRouter } from '@tanstack/react-router';
import { createSafeStorage, pageCookies } from '@shop/platform-browser';
import { routePolicyOf } from '@shop/url-resolver';
import { useEffect } from 'react';
import { useShop } from '../../shop/use-shop.ts';
import { useShopperStore } from '../session/use-shopper.ts';
import { startWhenNeeded } from './start-when-needed.ts';

/** Starts the shopper's session when the page needs it, at the latest at the first navigation. */
export function useStartedShopper(): void {
  const { firstSign } = useShop();
  const shopperStore = useShopperStore();
  const router = useRouter();
  useEffect(() => {
    const needs = {
      shopper: shopperStore,
      firstSign,
      storage: createSafeStorage(),
      cookies: pageCookies,
    };
    const isOwnPage = routePolicyOf(router.state.location.pathname) !== undefined;
    const stop = startWhenNeeded({ ...needs, isOwnPage, page: window });
    const stopHearing = router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
      if (fromLocation !== undefined) void shopperStore.start().catch(() => undefined);
    });
    return () => {
      stop();
      stopHearing();
    };
  }, [shopperStore, firstSign, router]);
}
