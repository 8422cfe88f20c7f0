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
export { claimsOf, isProduct, refuseTakenSkus, type SkuClaim } from './sku-claims.ts';
