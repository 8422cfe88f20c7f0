export {
  type ImportListeners,
  importLines,
  type ImportProgress,
  type ImportReport,
  type Outcome,
  type RefusedDocument,
  type RefusedLine,
} from './import-lines.ts';
export { importTable, type TableImport, type TableReport, type TableRow } from './import-table.ts';
export { type PricedDocument, withPriceLines } from '../prices/changed-prices.ts';
export { type PriceLine, readPriceLine } from '../prices/price-line.ts';
export { type LineSource, memoryLines } from '../read/line-source.ts';
export {
  countriesWithoutRate,
  ruleClasses,
  ruleClassesOf,
  ruleOf,
  storeTaxed,
  unnamedClassProblem,
} from '../read/tax-rules.ts';
export {
  createUntaxedList,
  findUntaxed,
  untaxedLines,
  type UntaxedList,
  type UntaxedProducts,
} from '../read/untaxed-products.ts';
export { readStockLine, type StockLine } from './stock-line.ts';
export { claimsOf, isProduct, refuseTakenSkus, type SkuClaim } from './sku-claims.ts';
