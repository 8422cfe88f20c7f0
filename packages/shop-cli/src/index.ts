export { createCommands } from './commands.ts';
export { redirectCommands, type Redirects } from './redirect-commands.ts';
export type { ShopCommands } from './shop-commands.ts';
export { createProgressLine, progressText, type ProgressLine } from './terminal/progress-line.ts';
export { print, printLines, terminalLine, terminalText } from './terminal/terminal-text.ts';
export {
  customerLines,
  eventLines,
  paymentLines,
  searchLines,
  subscriberCsv,
  type ListItem,
} from './terminal/listings.ts';
