export {
  applyPlatformPrices,
  markPricesPending,
  skusToRefresh,
} from './platform/platform-prices.ts';
export type {
  PlatformPrice,
  PriceConfirmation,
  RefreshableProduct,
} from './platform/platform-prices.ts';
