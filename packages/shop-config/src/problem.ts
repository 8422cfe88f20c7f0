/** One thing wrong with a configuration. */
export interface ShopConfigProblem {
  /** Where: `products.priceRanges.0.from`. Empty: the configuration as a whole. */
  readonly path: string;
  /** What, for the person who wrote it. */
  readonly message: string;
}
