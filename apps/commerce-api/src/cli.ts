import { ConfigError } from './config.ts';
import { couponUsage, runCoupons } from './coupon/coupon-command.ts';
import { conformanceUsage, runConformance } from './conformance/conformance-command.ts';
import { runImport } from './import/import-command.ts';
import { newsletterUsage, runNewsletter } from './newsletter/newsletter-command.ts';
import { runUsers, userUsage } from './account/user-command.ts';
import { productCommand, productUsage } from './catalogue/product-command.ts';
import { letterUsage, runLetters } from './mail/letter-command.ts';
import { orderUsage, runOrders } from './order/order-command.ts';
import { priceUsage, runPrices } from './prices/price-command.ts';
import { runReviews } from './review/review-command.ts';
import { reindexUsage, runReindex } from './search/reindex-command.ts';
import { invalidateUsage, runInvalidate } from './stale/invalidate-command.ts';
import { runStock, stockUsage } from './stock/stock-command.ts';
import { runVitals, vitalUsage } from './vitals/vital-command.ts';
import { terminalText } from './terminal-text.ts';

const usage = `Usage:
  shop import FILE…              load catalogue files (.ndjson, .ndjson.gz)
${priceUsage}${stockUsage}${productUsage}${reindexUsage}${invalidateUsage}  shop reviews list              reviews waiting to be read
  shop reviews approve|reject ID…
${couponUsage}${newsletterUsage}${orderUsage}${letterUsage}${userUsage}${vitalUsage}${conformanceUsage}`;

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  import: runImport,
  prices: runPrices,
  stock: runStock,
  remove: productCommand('remove'),
  disable: productCommand('disable'),
  enable: productCommand('enable'),
  reindex: runReindex,
  invalidate: runInvalidate,
  reviews: runReviews,
  coupons: runCoupons,
  newsletter: runNewsletter,
  orders: runOrders,
  letters: runLetters,
  users: runUsers,
  vitals: runVitals,
  conformance: runConformance,
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  process.stderr.write(usage);
  process.exitCode = name === 'help' || name === '--help' ? 0 : 2;
} else {
  try {
    process.exitCode = await command(args);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${terminalText(message)}\n`);
    if (!(error instanceof ConfigError) && process.env['DEBUG'] !== undefined) {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : ''}\n`);
    }
    process.exitCode = 1;
  }
}
