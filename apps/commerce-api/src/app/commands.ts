import { Command } from 'commander';
import { orderStatuses, vitalDevices } from '@shop/contract';
import { parcelCarriers } from '@shop/parcel-points';
import type { CouponOptions } from '../modules/coupon/index.ts';
import type { CreateShopOptions } from '../modules/operations/shop-folder/index.ts';
import type { ExportOptions } from '../modules/order/index.ts';
import type { SearchReportOptions } from '../modules/operations/search-report/index.ts';
import type { VitalOptions } from '../modules/operations/web-vitals/index.ts';

/**
 * The commands of `shop`. What a command needs is loaded when it runs. Its exit code is that of the process.
 * Errors: `CommanderError` for arguments it does not take, or after a help text.
 */
export function createCommands(): Command {
  const shop = new Command('shop').exitOverride().helpCommand(true);
  shop
    .command('create <folder>')
    .description('an empty shop in a folder, which starts at once')
    .option('--name <name>', 'as shoppers read it')
    .option('--language <code>', 'hu, de or it')
    .option('--currency <code>', 'HUF, EUR or RON')
    .option('--seller <company>', 'who sells')
    .action(
      run<[string, CreateShopOptions]>(async (folder, options) =>
        (await import('../modules/operations/shop-folder/index.ts')).runCreateShop(folder, options),
      ),
    );
  shop
    .command('check')
    .description('read all files of the shop folder; problems are listed with file and field')
    .action(
      run(async () => (await import('../modules/operations/shop-folder/index.ts')).runCheckShop()),
    );
  addCatalogCommands(shop);
  addSalesCommands(shop);
  addCustomerCommands(shop);
  shop
    .command('vitals')
    .description('how fast pages were for shoppers who allow statistics')
    .option('--days <n>', 'days until now', '7')
    .option('--device <device>', `one of ${vitalDevices.join(', ')}`)
    .option('--build <name>', 'of one build')
    .action(run<[VitalOptions]>(async (options) => (await vitals()).runVitals(options)));
  shop
    .command('search')
    .description('searches of shoppers')
    .command('report')
    .description('words searched without results or clicks, by day')
    .option('--since <day>', 'first day, such as 2026-11-01; 90 days ago unless given')
    .action(
      run<[SearchReportOptions]>(async (options) =>
        (await import('../modules/operations/search-report/index.ts')).runSearchReport(options),
      ),
    );
  return shop;
}

function addCatalogCommands(shop: Command): void {
  const products = () => import('../catalog/commands/product-command.ts');
  shop
    .command('import <files...>')
    .description('load catalog files (.ndjson, .ndjson.gz)')
    .action(
      run<[string[]]>(async (files) =>
        (await import('../documents/import/import-command.ts')).runImport(files),
      ),
    );
  shop
    .command('prices <files...>')
    .description('new prices, lines of sku,price[,special[,from[,to]]]')
    .action(
      run<[string[]]>(async (files) =>
        (await import('../modules/prices/index.ts')).runPrices(files),
      ),
    );
  shop
    .command('stock <files...>')
    .description('what is left, lines of sku,qty; 0 is sold out')
    .action(
      run<[string[]]>(async (files) => (await import('../modules/stock/index.ts')).runStock(files)),
    );
  for (const [action, description] of [
    ['remove', 'take products out of the catalog'],
    ['disable', 'take products or variants off sale'],
    ['enable', 'put products or variants on sale again'],
  ] as const) {
    shop
      .command(`${action} <skus...>`)
      .description(description)
      .action(run<[string[]]>(async (skus) => (await products()).runProducts(action, skus)));
  }
  shop
    .command('reindex')
    .description('have every process read all products again')
    .action(run(async () => (await import('../catalog/commands/reindex-command.ts')).runReindex()));
  shop
    .command('invalidate <tags...>')
    .description("have pages made anew: product, category, home, P<id>, C<id> … or '*'")
    .action(
      run<[string[]]>(async (tags) =>
        (await import('../modules/operations/cache-invalidation/index.ts')).runInvalidate(tags),
      ),
    );
}

function addSalesCommands(shop: Command): void {
  const module = () => import('../modules/order/index.ts');
  const orders = shop.command('orders').description('orders and their status');
  orders
    .command('list [status]', { isDefault: true })
    .description('the newest 50 orders, of one status when named')
    .action(run<[string | undefined]>(async (status) => (await module()).runOrderList(status)));
  orders
    .command('show <numbers...>')
    .description('everything about an order, and what may become of it')
    .action(run<[string[]]>(async (numbers) => (await module()).runOrderShow(numbers)));
  orders
    .command('export')
    .description('orders with their lines, as CSV (a row for each line) or JSON, the oldest first')
    .option('--format <format>', 'csv or json', 'csv')
    .option('--since <moment>', 'only those placed or changed since, such as 2026-11-27T08:00Z')
    .option('--output <file>', 'a file instead of the terminal')
    .action(run<[ExportOptions]>(async (options) => (await module()).runOrderExport(options)));
  orders
    .command('status <number> <status>')
    .description(`move an order on: ${orderStatuses.join(', ')}`)
    .action(
      run<[string, string]>(async (number, status) =>
        (await module()).runOrderStatus(number, status),
      ),
    );
  addOrderSteps(orders);
  const paymentModule = () => import('../modules/payment/index.ts');
  const payments = shop.command('payments').description('online payments of an order');
  payments
    .command('show <number>')
    .description('every attempt to pay an order')
    .action(run<[string]>(async (number) => (await paymentModule()).runPaymentShow(number)));
  payments
    .command('capture <number>')
    .description('ask the provider now; capture, void and refund what is due')
    .action(run<[string]>(async (number) => (await paymentModule()).runPaymentCapture(number)));
  payments
    .command('refund <number> <amount>')
    .description('refund an amount with tax, such as 4990')
    .action(
      run<[string, string]>(async (number, amount) =>
        (await paymentModule()).runPaymentRefund(number, amount),
      ),
    );
  addParcelPoints(shop.command('points').description('parcel points and lockers of carriers'));
  addWebhooks(shop.command('webhooks').description('order events sent to WEBHOOK_URL'));
  addCoupons(shop.command('coupons').description('coupons'));
}

function addOrderSteps(orders: Command): void {
  const module = () => import('../modules/order/index.ts');
  for (const [step, description] of [
    ['pay', 'the transfer has arrived: the order can be packed'],
    ['deliver', 'the buyer has the goods: the period of withdrawal begins'],
    ['cancel', 'the order is off: stock and coupon come back, the buyer gets an email'],
  ] as const) {
    orders
      .command(`${step} <number>`)
      .description(description)
      .action(run<[string]>(async (number) => (await module()).runOrderStep(number, step)));
  }
  orders
    .command('dispatch <number> [carrier] [code]')
    .description(
      'the goods have left; with carrier and number of the parcel, which the email names',
    )
    .action(
      run<[string, string | undefined, string | undefined]>(async (number, carrier, code) =>
        (await module()).runOrderDispatch(number, carrier, code),
      ),
    );
  orders
    .command('invoice <number>')
    .description('make the invoice, or its correction, and send the buyer its number again')
    .action(
      run<[string]>(async (number) =>
        (await import('../modules/invoice/index.ts')).runOrderInvoice(number),
      ),
    );
  orders
    .command('track <number> <carrier> <code>')
    .description('the number of a parcel; carriers are in shop.json, orders.carriers')
    .action(
      run<[string, string, string]>(async (number, carrier, code) =>
        (await module()).runOrderTrack(number, carrier, code),
      ),
    );
  orders
    .command('refund <number> <amount>')
    .description('refund an amount with tax of an order that was paid online, such as 4990')
    .action(
      run<[string, string]>(async (number, amount) =>
        (await import('../modules/payment/index.ts')).runPaymentRefund(number, amount),
      ),
    );
}

function addParcelPoints(points: Command): void {
  const module = () => import('../modules/shipping-and-payment/index.ts');
  points
    .command('list', { isDefault: true })
    .description('carriers with a list, the number of points and the time of the import')
    .action(run(async () => (await module()).runPointList()));
  points
    .command('import <file>')
    .description("replace the list of a carrier with the carrier's own file")
    .requiredOption('--carrier <carrier>', parcelCarriers.join(', '))
    .action(
      run<[string, { readonly carrier: string }]>(async (file, { carrier }) =>
        (await module()).runPointImport(carrier, file),
      ),
    );
  points
    .command('remove <carrier>')
    .description('remove the list of a carrier; orders keep their points')
    .action(run<[string]>(async (carrier) => (await module()).runPointRemove(carrier)));
}

function addWebhooks(webhooks: Command): void {
  const module = () => import('../modules/order-events/index.ts');
  webhooks
    .command('list [state]', { isDefault: true })
    .description('the newest 50 events with their deliveries: due, delivered or failed')
    .action(run<[string | undefined]>(async (state) => (await module()).runEventList(state)));
  webhooks
    .command('resend <ids...>')
    .description('send events once more')
    .action(run<[string[]]>(async (ids) => (await module()).runEventResend(ids)));
  webhooks
    .command('replay <since>')
    .description('send every event since a moment once more, such as 2026-11-27T08:00Z')
    .action(run<[string]>(async (since) => (await module()).runEventReplay(since)));
}

function addCoupons(coupons: Command): void {
  const module = () => import('../modules/coupon/index.ts');
  coupons
    .command('list [all]', { isDefault: true })
    .description('coupons that hold or will hold; all: those that are over, too')
    .action(
      run<[string | undefined]>(async (all) => {
        if (all !== undefined && all !== 'all') throw new Error(`shop coupons list: ${all}?`);
        const { couponList, runCoupons } = await module();
        return runCoupons(couponList(all === 'all'));
      }),
    );
  coupons
    .command('add <code> <type> [value]')
    .description('type: percent, fixed or free_shipping, which takes no value')
    .option('--min <amount>', 'from which sum of goods on it holds')
    .option('--from <day>', 'first day')
    .option('--to <day>', 'last day')
    .option('--limit <uses>', 'how often it can be used in all')
    .option('--text <words>', 'shown to the operator')
    .action(
      run<[string, string, string | undefined, CouponOptions]>(
        async (code, type, value, options) => {
          const { couponAdd, runCoupons } = await module();
          return runCoupons(couponAdd(code, type, value, options));
        },
      ),
    );
  coupons
    .command('end <code>')
    .description('over at once, for carts that have it, too')
    .action(
      run<[string]>(async (code) => {
        const { couponEnd, runCoupons } = await module();
        return runCoupons(couponEnd(code));
      }),
    );
}

function addCustomerCommands(shop: Command): void {
  const reviewModule = () => import('../modules/review/index.ts');
  const reviews = shop.command('reviews').description('reviews waiting to be read');
  reviews
    .command('list', { isDefault: true })
    .action(run(async () => (await reviewModule()).runReviews('list')));
  for (const action of ['approve', 'reject'] as const) {
    reviews
      .command(`${action} <ids...>`)
      .action(run<[string[]]>(async (ids) => (await reviewModule()).runReviews(action, ids)));
  }
  shop
    .command('newsletter [list]')
    .description('who gets the newsletter, with the links each email must carry (CSV)')
    .action(
      run<[string | undefined]>(async (list) =>
        (await import('../modules/newsletter/index.ts')).runNewsletter(list),
      ),
    );
  const emailModule = () => import('../modules/emails/index.ts');
  const emails = shop.command('emails').description('emails that were kept instead of sent');
  emails
    .command('list', { isDefault: true })
    .description('the newest 50')
    .action(run(async () => (await emailModule()).runEmails()));
  emails
    .command('show <numbers...>')
    .description('what an email says; 1 is the newest')
    .action(run<[string[]]>(async (numbers) => (await emailModule()).runEmails(numbers)));
  const privacyModule = () => import('../modules/privacy/index.ts');
  const users = shop.command('users').description('customers');
  users
    .command('list [text]', { isDefault: true })
    .description('the newest 50 customers, or those with the text in name or address')
    .action(run<[string | undefined]>(async (text) => (await privacyModule()).runUserList(text)));
  users
    .command('erase <email>')
    .description('forget a customer who asked for it; orders keep what accounts need')
    .action(run<[string]>(async (email) => (await privacyModule()).runUserErase(email)));
}

const vitals = () => import('../modules/operations/web-vitals/index.ts');

/** The exit code that `work` returns becomes that of the process. */
function run<Args extends readonly unknown[] = []>(
  work: (...args: Args) => Promise<number>,
): (...args: readonly unknown[]) => Promise<void> {
  return async (...args) => {
    process.exitCode = await work(...(args as unknown as Args));
  };
}
