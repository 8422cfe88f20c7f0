import { ConfigError } from '../platform/config.ts';
import { couponUsage, runCoupons } from '../modules/coupon/coupon-command.ts';
import { conformanceUsage, runConformance } from '../conformance/conformance-command.ts';
import { runImport } from '../documents/import/import-command.ts';
import { newsletterUsage, runNewsletter } from '../modules/newsletter/newsletter-command.ts';
import { runUsers, userUsage } from '../modules/privacy/user-command.ts';
import { productCommand, productUsage } from '../catalog/product-command.ts';
import { emailUsage, runEmails } from '../modules/emails/email-command.ts';
import { orderUsage, runOrders } from '../modules/order/history/order-command.ts';
import { priceUsage, runPrices } from '../modules/prices/price-command.ts';
import { runReviews } from '../modules/review/review-command.ts';
import { reindexUsage, runReindex } from '../catalog/reindex-command.ts';
import {
  invalidateUsage,
  runInvalidate,
} from '../modules/operations/cache-invalidation/invalidate-command.ts';
import { runStock, stockUsage } from '../modules/stock/stock-command.ts';
import { runVitals, vitalUsage } from '../modules/operations/web-vitals/vital-command.ts';
import { terminalText } from '../platform/terminal-text.ts';

const usage = `Usage:
  shop import FILE…              load catalogue files (.ndjson, .ndjson.gz)
${priceUsage}${stockUsage}${productUsage}${reindexUsage}${invalidateUsage}  shop reviews list              reviews waiting to be read
  shop reviews approve|reject ID…
${couponUsage}${newsletterUsage}${orderUsage}${emailUsage}${userUsage}${vitalUsage}${conformanceUsage}`;

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
  emails: runEmails,
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
