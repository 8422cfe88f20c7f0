import { useRouteContext } from '@tanstack/react-router';
import type { Shop } from './shop.ts';

/** Returns the shop of this page. */
export function useShop(): Shop {
  return useRouteContext({ from: '__root__', select: ({ shop }) => shop });
}
