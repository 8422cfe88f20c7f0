import { tableCommand } from '../../documents/import/table-command.ts';
import { readPriceLine } from '@shop/catalog-documents/import';
import { createPriceStore } from './store-prices.ts';

/** `shop prices FILE…`. The price of a configurable sets those of all its variants. */
export const runPrices = tableCommand('prices', (sql) => ({
  read: readPriceLine,
  store: createPriceStore(sql, Date.now),
}));
