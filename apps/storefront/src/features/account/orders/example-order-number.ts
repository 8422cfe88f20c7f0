import type { ShopConfig } from '@shop/shop-config';

/** Returns an order number in the format of this shop, for the hint of a field. Its hyphens do not break the line. */
export const exampleOrderNumber = ({ orders }: Pick<ShopConfig, 'orders'>): string =>
  `${orders.numberPrefix}-2026-000123-K7QX4M`.replaceAll('-', '-\u2060');
