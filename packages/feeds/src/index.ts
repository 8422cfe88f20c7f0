export { contentPages, type ContentPage } from './content-pages.ts';
export type { FeedSource, ProductRange } from './feed-source.ts';
export { llmsText, robotsText } from './feed-texts.ts';
export { exportText, type ExportFormat } from './orders/export-text.ts';
export { productUrl } from './link-rules.ts';
export { arukeresoFeed, googleFeed } from './price-feeds.ts';
export {
  addressesPerFile,
  categorySitemap,
  pageSitemap,
  productSitemap,
  sitemapIndex,
} from './sitemap.ts';
