export { catalogTaxProblems, countriesOfSale } from './catalog-taxes.ts';
export {
  deliveryFile,
  type DeliverySettings,
  instalmentFile,
  type InstalmentSettings,
  readDeliverySettings,
  readInstalmentSettings,
} from './commerce-files.ts';
export { contentDocuments, sharedBlockReference, sharedBlocks } from './content-documents.ts';
export { checkContent, type ContentFile, readContentFolder } from './content-folder.ts';
export { contentInView, contentTexts } from './content-texts.ts';
export { checklist } from './new-shop/checklist.ts';
export { type NewShop, newShopFiles } from './new-shop/new-shop.ts';
export {
  isShopLanguage,
  type ShopLanguage,
  type ShopLanguageCode,
  shopLanguages,
} from './new-shop/shop-language.ts';
export {
  emptyPhrasebook,
  linesOf,
  type Phrasebook,
  phrasebookOf,
  phrases,
  readPhrasebook,
  type Translate,
  untranslated,
} from './phrasebook.ts';
export {
  createPointLists,
  importPointList,
  pointListLines,
  type PointLists,
  removePointList,
} from './point-list-files.ts';
export {
  isOffered,
  logMissingPointLists,
  readList,
  readShippingAndPaymentMethods,
} from './method-files.ts';
export { merchandisingFile, readMerchandisingRules, readWordLists } from './read-word-lists.ts';
export { insertFacts, shopFacts } from './shop-facts.ts';
export { viewMethods } from './view-methods.ts';
export { isWorded, type ViewDocument, viewDocuments } from './view-documents.ts';
export { missingPages } from './missing-pages.ts';
export { unknownScreenTexts } from './unknown-texts.ts';
