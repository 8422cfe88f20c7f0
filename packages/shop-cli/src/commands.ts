import { Command } from 'commander';
import { orderStatuses, vitalDevices } from '@shop/contract';
import { productFileFormats } from '@shop/catalog-csv';
import { parcelCarriers } from '@shop/parcel-points';
import type {
  CouponAddOptions,
  CreateOptions,
  ImportOptions,
  OrderExportOptions,
  RefundOptions,
  ShopCommands,
  UserImportOptions,
  VitalsOptions,
} from './shop-commands.ts';

/**
 * Creates the commands of `shop`. Their exit code becomes the exit code of the process.
 * Errors: `CommanderError` for invalid arguments, or after a help text.
 */
export function createCommands(work: ShopCommands): Command {
  const shop = new Command('shop').exitOverride().helpCommand(true);
  shop
    .command('create <folder>')
    .description('create an empty shop in a folder, ready to start')
    .option('--name <name>', 'name that shoppers see')
    .option('--language <code>', 'hu, de, it or ro')
    .option('--currency <code>', 'HUF, EUR or RON')
    .option('--seller <company>', 'company that sells')
    .action(run<[string, CreateOptions]>((folder, options) => work.create(folder, options)));
  shop
    .command('check')
    .description('check all files of the shop folder and list problems with file and field')
    .action(run(() => work.check()));
  addCatalogCommands(shop, work);
  addSalesCommands(shop, work);
  addCustomerCommands(shop, work);
  addKeys(shop.command('keys').description('manage the keys of the API of the operator'), work);
  shop
    .command('vitals')
    .description('show load times of pages, measured for shoppers who allow statistics')
    .option('--days <n>', 'number of days until now', '7')
    .option('--device <device>', `one of ${vitalDevices.join(', ')}`)
    .option('--build <name>', 'name of one build')
    .action(run<[VitalsOptions]>((options) => work.vitals(options)));
  shop
    .command('search')
    .description('report searches of shoppers')
    .command('report')
    .description('list words searched without results or clicks, by day')
    .option('--since <day>', 'first day, such as 2026-11-01; default: 90 days ago')
    .action(run<[{ readonly since?: string }]>((options) => work.searchReport(options)));
  return shop;
}

function addCatalogCommands(shop: Command, work: ShopCommands): void {
  shop
    .command('import <files...>')
    .description(
      'load catalog files (.ndjson, .ndjson.gz), or product files of another system (.csv)',
    )
    .option('--from <system>', `product files of ${productFileFormats.join(', ')}`)
    .option('--tax-class <id>', 'with --from: tax class of the shop for articles')
    .option(
      '--tax-class-of <name=id>',
      'with --from: tax class of the shop for a name in the file; can be repeated',
      (value: string, earlier: readonly string[]) => [...earlier, value],
      [],
    )
    .option('--category <id>', 'with --from: category above the imported ones', '2')
    .option('--pictures', 'with --from: download pictures that the shop lacks')
    .option('--local-pictures', 'with --pictures: also from servers of the local network')
    .option('--picture-list <file>', 'with --from: write addresses of pictures to a file')
    .action(run<[string[], ImportOptions]>((files, options) => work.importFiles(files, options)));
  shop
    .command('prices <files...>')
    .description('set prices from lines of sku,price[,special[,from[,to]]]')
    .action(run<[string[]]>((files) => work.prices(files)));
  shop
    .command('stock <files...>')
    .description('set stock from lines of sku,qty; 0 means sold out')
    .action(run<[string[]]>((files) => work.stock(files)));
  for (const [action, description] of [
    ['remove', 'remove products from the catalog'],
    ['disable', 'stop selling products or variants'],
    ['enable', 'sell products or variants again'],
  ] as const) {
    shop
      .command(`${action} <skus...>`)
      .description(description)
      .action(run<[string[]]>((skus) => work.products(action, skus)));
  }
  shop
    .command('reindex')
    .description('make every process read all products again')
    .action(run(() => work.reindex()));
  shop
    .command('invalidate <tags...>')
    .description(
      "render pages again that have a tag: product, category, home, P<id>, C<id> … or '*'",
    )
    .action(run<[string[]]>((tags) => work.invalidate(tags)));
  const redirects = shop.command('redirects').description('manage former paths of pages');
  redirects
    .command('list', { isDefault: true })
    .description('list the newest 1,000 with the product or category that they lead to')
    .action(run(() => work.redirectList()));
  redirects
    .command('import <file>')
    .description('add redirects from a CSV file with the columns from and to, or of Shopify')
    .action(run<[string]>((file) => work.redirectImport(file)));
  redirects
    .command('remove <path>')
    .description('remove the redirect from a path')
    .action(run<[string]>((path) => work.redirectRemove(path)));
}

function addSalesCommands(shop: Command, work: ShopCommands): void {
  const orders = shop.command('orders').description('manage orders');
  orders
    .command('list [status]', { isDefault: true })
    .description('list the newest 50 orders, of one status if given')
    .action(run<[string | undefined]>((status) => work.orderList(status)));
  orders
    .command('show <numbers...>')
    .description('show an order with its history and its possible next statuses')
    .action(run<[string[]]>((numbers) => work.orderShow(numbers)));
  orders
    .command('export')
    .description('export orders as CSV (one row for each line) or JSON, oldest first')
    .option('--format <format>', 'csv or json', 'csv')
    .option(
      '--since <moment>',
      'only orders placed or changed since then, such as 2026-11-27T08:00Z',
    )
    .option('--output <file>', 'write to a file instead of the terminal')
    .action(run<[OrderExportOptions]>((options) => work.orderExport(options)));
  orders
    .command('status <number> <status>')
    .description(`change the status of an order: ${orderStatuses.join(', ')}`)
    .action(run<[string, string]>((number, status) => work.orderStatus(number, status)));
  addOrderSteps(orders, work);
  const payments = shop.command('payments').description('manage online payments');
  payments
    .command('show <number>')
    .description('show every attempt to pay an order')
    .action(run<[string]>((number) => work.paymentShow(number)));
  payments
    .command('capture <number>')
    .description('ask the provider now; capture, void and refund what is due')
    .action(run<[string]>((number) => work.paymentCapture(number)));
  addRefund(payments, work);
  addParcelPoints(
    shop.command('points').description('manage parcel points and lockers of carriers'),
    work,
  );
  addWebhooks(
    shop.command('webhooks').description('manage order events sent to WEBHOOK_URL'),
    work,
  );
  addCoupons(shop.command('coupons').description('manage coupons'), work);
}

function addRefund(parent: Command, work: ShopCommands): void {
  parent
    .command('refund <number> <amount>')
    .description('refund an amount with tax of an order that was paid online, such as 4990')
    .option(
      '--name <name>',
      'name of the refund, such as the number of a return; an order is refunded once for a name (default: the amount)',
    )
    .action(
      run<[string, string, RefundOptions]>((number, amount, options) =>
        work.orderRefund(number, amount, options),
      ),
    );
}

function addOrderSteps(orders: Command, work: ShopCommands): void {
  for (const [step, description] of [
    ['pay', 'record that the transfer has arrived: the order can be packed'],
    ['deliver', 'record that the buyer has the goods: the period of withdrawal begins'],
    ['cancel', 'cancel an order: stock and coupon are released, the buyer gets an email'],
  ] as const) {
    orders
      .command(`${step} <number>`)
      .description(description)
      .action(run<[string]>((number) => work.orderStep(number, step)));
  }
  orders
    .command('dispatch <number> [carrier] [code]')
    .description(
      'record that the goods have left; the email contains carrier and parcel number, if given',
    )
    .action(
      run<[string, string | undefined, string | undefined]>((number, carrier, code) =>
        work.orderDispatch(number, carrier, code),
      ),
    );
  orders
    .command('invoice <number>')
    .description('make the invoice or its correction, and send the buyer its number again')
    .action(run<[string]>((number) => work.orderInvoice(number)));
  orders
    .command('track <number> <carrier> <code>')
    .description('store a parcel number; carriers are in shop.json, orders.carriers')
    .action(
      run<[string, string, string]>((number, carrier, code) =>
        work.orderTrack(number, carrier, code),
      ),
    );
  addRefund(orders, work);
}

function addParcelPoints(points: Command, work: ShopCommands): void {
  points
    .command('list', { isDefault: true })
    .description('list carriers with the number of points and the time of the import')
    .action(run(() => work.pointList()));
  points
    .command('import <file>')
    .description("replace the list of a carrier with the carrier's own file")
    .requiredOption('--carrier <carrier>', parcelCarriers.join(', '))
    .action(
      run<[string, { readonly carrier: string }]>((file, { carrier }) =>
        work.pointImport(carrier, file),
      ),
    );
  points
    .command('remove <carrier>')
    .description('remove the list of a carrier; orders keep their points')
    .action(run<[string]>((carrier) => work.pointRemove(carrier)));
}

function addWebhooks(webhooks: Command, work: ShopCommands): void {
  webhooks
    .command('list [state]', { isDefault: true })
    .description('list the newest 50 events with their deliveries: due, delivered or failed')
    .action(run<[string | undefined]>((state) => work.eventList(state)));
  webhooks
    .command('resend <ids...>')
    .description('send events again, by the number of the list or the webhook-id of the receiver')
    .action(run<[string[]]>((ids) => work.eventResend(ids.map(eventNumber))));
  webhooks
    .command('replay <since>')
    .description('send every event since a moment again, such as 2026-11-27T08:00Z')
    .action(run<[string]>((since) => work.eventReplay(since)));
}

/** Returns the number of an event in the list. Receivers get it with the prefix `evt_`, as `webhook-id`. */
function eventNumber(id: string): string {
  return id.replace(/^evt_/, '');
}

function addCoupons(coupons: Command, work: ShopCommands): void {
  coupons
    .command('list [all]', { isDefault: true })
    .description('list valid and future coupons; with all: expired ones too')
    .action(
      run<[string | undefined]>(async (all) => {
        if (all !== undefined && all !== 'all')
          throw new Error(`shop coupons list: write all, not ${all}.`);
        return work.couponList(all === 'all');
      }),
    );
  coupons
    .command('add <code> <type> [value]')
    .description('add a coupon of type percent, fixed or free_shipping; the last takes no value')
    .option('--min <amount>', 'minimum sum of goods')
    .option('--from <day>', 'first valid day')
    .option('--to <day>', 'last valid day')
    .option('--limit <uses>', 'maximum number of uses')
    .option('--text <words>', 'note for the operator')
    .action(
      run<[string, string, string | undefined, CouponAddOptions]>((code, type, value, options) =>
        work.couponAdd(code, type, value, options),
      ),
    );
  coupons
    .command('end <code>')
    .description('end a coupon immediately, also in carts that have it')
    .action(run<[string]>((code) => work.couponEnd(code)));
}

function addCustomerCommands(shop: Command, work: ShopCommands): void {
  const reviews = shop.command('reviews').description('moderate reviews');
  reviews
    .command('list', { isDefault: true })
    .description('list the reviews that wait for a decision')
    .action(run(() => work.reviews('list', [])));
  for (const [action, description] of [
    ['approve', 'publish reviews'],
    ['reject', 'reject reviews'],
  ] as const) {
    reviews
      .command(`${action} <ids...>`)
      .description(description)
      .action(run<[string[]]>((ids) => work.reviews(action, ids)));
  }
  shop
    .command('newsletter [list]')
    .description('list subscribers as CSV, with the links that each email must contain')
    .action(run<[string | undefined]>((list) => work.newsletter(list)));
  const emails = shop.command('emails').description('read emails that were stored instead of sent');
  emails
    .command('list', { isDefault: true })
    .description('list the newest 50')
    .action(run(() => work.emails([])));
  emails
    .command('show <numbers...>')
    .description('show an email; 1 is the newest')
    .action(run<[string[]]>((numbers) => work.emails(numbers)));
  const users = shop.command('users').description('manage customers');
  users
    .command('list [text]', { isDefault: true })
    .description('list the newest 50 customers, or those with the text in name or email address')
    .action(run<[string | undefined]>((text) => work.userList(text)));
  users
    .command('import <file>')
    .description('add customers from a CSV file of this form, of Shopify, WooCommerce or Magento')
    .option('--invite', 'send each new customer an email to set a password')
    .option('--invite-days <days>', 'days for which its link works, 2 to 30', '7')
    .action(run<[string, UserImportOptions]>((file, options) => work.userImport(file, options)));
  users
    .command('erase <email>')
    .description('erase the data of a customer who asked for it; orders keep what accounting needs')
    .action(run<[string]>((email) => work.userErase(email)));
}

function addKeys(keys: Command, work: ShopCommands): void {
  keys
    .command('list', { isDefault: true })
    .description('list names, scopes and the beginning of each key')
    .action(run(() => work.keyList()));
  keys
    .command('create')
    .description('create a key, which is shown only once')
    .requiredOption('--name <name>', 'user of the key, such as erp')
    .requiredOption(
      '--scopes <scopes>',
      'scopes separated by commas, such as orders:read,stock:write',
    )
    .action(
      run<[{ readonly name: string; readonly scopes: string }]>(({ name, scopes }) =>
        work.keyCreate(name, scopes),
      ),
    );
  keys
    .command('revoke <name>')
    .description('revoke a key')
    .action(run<[string]>((name) => work.keyRevoke(name)));
  keys
    .command('log')
    .description('list the newest 50 calls with a key')
    .action(run(() => work.keyLog()));
}

/** Returns a command action that sets the exit code of the process to the result of `work`. */
function run<Args extends readonly unknown[] = []>(
  work: (...args: Args) => Promise<number>,
): (...args: readonly unknown[]) => Promise<void> {
  return async (...args) => {
    process.exitCode = await work(...(args as unknown as Args));
  };
}
