export { toBoolean, toNumber, toRawText, toSource, toSources, toText } from './coerce.ts';
export { normaliseUnicode } from './composed-text.ts';
export {
  type ContentDocuments,
  type DocumentText,
  type DocumentType,
  documentTypeOf,
  documentTypes,
  type Source,
  type StoredDocument,
} from './document.ts';
export { groupedSkus } from './grouped-skus.ts';
export { type NormalAttribute, normaliseAttribute } from './normalise-attribute.ts';
export { type NormalCategory, normaliseCategories } from './normalise-category.ts';
export {
  type AttributeFact,
  type CatalogFacts,
  normaliseProduct,
  type NormalProduct,
  type NormalVariant,
} from './normalise-product.ts';
export { platformPrice } from './platform-price.ts';
export { assembledHistory } from './prices/assembled-history.ts';
export { withPriceHistory } from './prices/price-history.ts';
export { priceRecord, timeZone } from './prices/price-record.ts';
export { importPricing, isPaid } from './prices/written-pricing.ts';
export {
  type Purchasable,
  type PurchasableVariant,
  readChoices,
  readPurchasable,
} from './purchasable.ts';
export { ratingOfAll, ratingSummaries } from './rating-summaries.ts';
export {
  checkDocument,
  type CheckedDocument,
  type CheckedLine,
  checkLine,
  type DocumentRemoval,
  type ImportDocument,
  type ImportedDocument,
} from './read/import-line.ts';
export { importedChild, importedSchemas } from './read/imported-documents.ts';
export { openLines } from './read/open-lines.ts';
export { type ImportedStock, stockOfProduct } from './read/stock-of-product.ts';
export { variantAsProduct } from './variant-as-product.ts';
