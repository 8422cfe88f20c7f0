export { runPrices } from './price-command.ts';
