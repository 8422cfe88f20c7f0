export { runPrices } from './price-command.ts';
export { createPriceStore } from './store-prices.ts';
