export { createCommands } from './commands.ts';
export { importCustomers, readInviteDays } from './import-customers.ts';
export { readRefund, refundLine, type RefundOfCommand } from './refund.ts';
export { redirectCommands, type Redirects } from './redirect-commands.ts';
export { importFiles } from './product-files/import-files.ts';
export { createFileOpener } from './product-files/open-import-files.ts';
export type { ImportOptions, ShopCommands, UserImportOptions } from './shop-commands.ts';
export { importSummary } from './terminal/import-summary.ts';
export { importTables } from './terminal/import-tables.ts';
export { createProgressLine, progressText, type ProgressLine } from './terminal/progress-line.ts';
export { createShortList } from './terminal/short-list.ts';
export { print, printLines, terminalLine, terminalText } from './terminal/terminal-text.ts';
export {
  customerLines,
  eventLines,
  paymentLines,
  searchLines,
  subscriberCsv,
  type ListItem,
} from './terminal/listings.ts';
