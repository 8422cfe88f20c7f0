/** One thing wrong with a configuration. */
export interface ShopConfigProblem {
  /** Path of the setting: `products.priceRanges.0.from`. Empty: the configuration as a whole. */
  readonly path: string;
  /** Message for the author of the configuration. */
  readonly message: string;
}
