import { useRouteContext } from '@tanstack/react-router';
import type { Shop } from './shop.ts';

/** The shop this page belongs to. */
export function useShop(): Shop {
  return useRouteContext({ from: '__root__', select: ({ shop }) => shop });
}
