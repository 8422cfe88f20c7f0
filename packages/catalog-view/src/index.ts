export { catalogFacts } from './facts/catalog-facts.ts';
export { optionLabels, type OptionLabels } from './facts/view-texts.ts';
export {
  type ArticleDirectory,
  type DirectoryState,
  createArticleDirectory,
  type DeliveryDays,
} from './products/article-directory.ts';
export { grossPrice, indexedProduct } from './products/indexed-product.ts';
export {
  createProductPricer,
  partSkus,
  type PricedProduct,
  type ProductPricer,
  type ReaderContext,
} from './products/product-pricer.ts';
export { createProductReader, type ProductReader } from './products/product-reader.ts';
export { withLiveStock } from './stock/live-stock.ts';
export type { StockChanges, StockLevel, StockLevels } from './stock/stock-levels.ts';
export type { FieldTexts } from './texts/field-texts.ts';
export { type LiveFacts, servedHash, servedText } from './texts/served-text.ts';
