export { configOfView } from './config-of-view.ts';
export {
  aggregationSize,
  allowedImageSizes,
  guaranteeYears,
  isOnCredit,
  orderCountries,
  pathCodeOf,
  pricesDependOnGroup,
  storeView,
} from './lookups.ts';
export type { ImageSize } from './lookups.ts';
export { readLook } from './look/read-look.ts';
export type { LookFile, LookFolder, LookProblem, ShopLook } from './look/read-look.ts';
export { largePictureAddress, pictureAddress, placeholderPath } from './picture-address.ts';
export type { PictureOperation } from './picture-address.ts';
export type { ShopConfigProblem } from './problem.ts';
export type { ShopConfig, ShopConfigOverrides, StoreView } from './schema.ts';
export { ShopConfigError, defineShopConfig, parseShopConfig } from './shop-config.ts';
export { mergeLayers } from './merge-layers.ts';
export { isDemoHost, productionProblems } from './production.ts';
export type { SettingProblem } from './production.ts';
export { newBuildOf, refillableCaches } from './new-build.ts';
export { viewAmount } from './view-amount.ts';
export { withMethodTitles } from './with-method-titles.ts';
export { withSellerCountry } from './with-seller-country.ts';
export { storefrontConfig } from './storefront-config.ts';
