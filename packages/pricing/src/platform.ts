export { applyPlatformPrices, awaitPlatformPrices, skusToRefresh } from './platform-prices.ts';
export type { PlatformPrice, PriceCurrency, RefreshableProduct } from './platform-prices.ts';
