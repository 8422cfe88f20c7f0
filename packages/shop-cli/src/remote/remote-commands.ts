import { setTimeout } from 'node:timers/promises';
import { OperatorError, type OperatorClient } from '@shop/operator-api';
import {
  customerLines,
  eventLines,
  paymentLines,
  searchLines,
  subscriberCsv,
} from '../terminal/listings.ts';
import { print, printLines } from '../terminal/terminal-text.ts';
import { readRefund, refundLine } from '../refund.ts';
import { redirectCommands } from '../redirect-commands.ts';
import type { CouponAddOptions, ShopCommands } from '../shop-commands.ts';
import { createFileOpener } from '../product-files/open-import-files.ts';
import { exportOrders } from './export-orders.ts';
import { sendFiles } from './send-files.ts';

const onlyThere = 'run this command without SHOP_URL on the machine of the shop.';

const picturesAreThere = `Pictures are files of the shop: for --pictures, ${onlyThere}`;

/** Commands that need the database or the files of the shop, each with the text about the alternative. */
const localOnly = {
  create: 'A shop is created in a folder of this machine: run this command without SHOP_URL.',
  check: `The files of a shop are checked where its folder is: ${onlyThere}`,
  reindex: `A shop elsewhere reads changed products by itself: for all products, ${onlyThere}`,
  orderStatus: 'Take a step instead: shop orders pay, dispatch, deliver or cancel.',
  pointList: `Lists of parcel points are files of the shop: ${onlyThere}`,
  pointImport: `Lists of parcel points are files of the shop: ${onlyThere}`,
  pointRemove: `Lists of parcel points are files of the shop: ${onlyThere}`,
  emails: `Emails that were stored are files of the shop: ${onlyThere}`,
  userImport: `Customers are imported into the database of the shop: ${onlyThere}`,
  keyCreate: `A key cannot create another one: ${onlyThere}`,
  keyList: `A key cannot list the others: ${onlyThere}`,
  keyRevoke: `A key cannot revoke another one: ${onlyThere}`,
  vitals: `Measurements are in the database of the shop: ${onlyThere}`,
} as const satisfies Partial<Record<keyof ShopCommands, string>>;

type LocalOnly = keyof typeof localOnly;

/** Commands that are not available for a remote shop, with their error texts. */
export const refusedCommands = Object.entries(localOnly) as readonly (readonly [
  LocalOnly,
  string,
])[];

const listSize = 50;

/**
 * Creates the commands for a remote shop, through its operator API. The other commands reject with a text about the
 * alternative.
 * Errors: as `OperatorClient`, for an invalid key and for a shop that cannot be reached.
 */
export function createRemoteCommands(
  client: OperatorClient,
  randomKey: () => string,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): ShopCommands {
  const refusing = Object.fromEntries(
    refusedCommands.map(([name, text]) => [name, () => Promise.reject(new Error(text))]),
  ) as unknown as Record<LocalOnly, () => Promise<number>>;
  return {
    ...refusing,
    ...catalogCommands(client),
    ...redirectCommands((work) =>
      work({
        list: async () => (await client.call('listRedirects')).items,
        add: (body) => untilAllowed(() => client.call('addRedirect', { body }), wait),
        remove: (body) => client.call('removeRedirect', { body }),
      }),
    ),
    ...orderCommands(client, randomKey),
    ...salesCommands(client),
    ...serviceCommands(client),
  };
}

function catalogCommands(
  client: OperatorClient,
): Pick<ShopCommands, 'importFiles' | 'prices' | 'stock' | 'products' | 'invalidate'> {
  return {
    async importFiles(files, options) {
      if (options.pictures === true) throw new Error(picturesAreThere);
      const open = createFileOpener(options);
      return sendFiles(files, (text) => client.call('importDocuments', { text }), open);
    },
    prices: (files) => sendFiles(files, (text) => client.call('setPrices', { text })),
    stock: (files) => sendFiles(files, (text) => client.call('setStock', { text })),
    products: (action, skus) =>
      printEach(skus, async (sku) => {
        await client.call('changeProduct', { params: { sku }, body: { action } });
        return { remove: 'removed', disable: 'off sale', enable: 'on sale' }[action];
      }),
    async invalidate(tags) {
      await client.call('invalidatePages', { body: { tags: [...tags] } });
      printLines([`${tags.join(', ')}: sent`]);
      return 0;
    },
  };
}

function orderCommands(
  client: OperatorClient,
  randomKey: () => string,
): Pick<
  ShopCommands,
  | 'orderList'
  | 'orderShow'
  | 'orderExport'
  | 'orderStep'
  | 'orderDispatch'
  | 'orderTrack'
  | 'orderRefund'
  | 'orderInvoice'
  | 'paymentShow'
  | 'paymentCapture'
> {
  const step = (number: string, body: Parameters<typeof sendStep>[2]) =>
    printEach([number], () => sendStep(client, number, body));
  const payment = async (id: 'readPayment' | 'settlePayment', number: string) =>
    oneByOne([number], async () => {
      printLines(paymentLines(await client.call(id, { params: { number } })));
    });
  return {
    async orderList(status) {
      const query = { sort: 'newest', limit: String(listSize), ...(status && { status }) };
      const { items } = await client.call('listOrders', { query });
      printLines(
        items.map((order) =>
          [
            order.increment_id,
            order.created_at,
            order.status,
            `${order.grand_total} ${order.order_currency_code}`,
            `${order.customer_lastname} ${order.customer_firstname}`,
          ].join('  '),
        ),
      );
      return 0;
    },
    orderShow: (numbers) =>
      printEach(numbers, async (number) => {
        const order = await client.call('readOrder', { params: { number } });
        return JSON.stringify(order, null, 2);
      }),
    orderExport: (options) => exportOrders(client, options),
    orderStep: (number, name) => step(number, { step: name }),
    orderDispatch: (number, carrier, code) =>
      step(number, {
        step: 'dispatch',
        ...(carrier === undefined ? {} : { carrier, code: code ?? '' }),
      }),
    orderTrack: (number, carrier, code) =>
      printEach([number], async () => {
        await client.call('addParcel', { params: { number }, body: { carrier, code } });
        return `${carrier} ${code}`;
      }),
    orderRefund: (number, amount, options) =>
      oneByOne([number], async () => {
        const refund = readRefund(amount, options);
        const { repeated } = await client.call('refundOrder', {
          params: { number },
          body: { ...refund },
          idempotencyKey: randomKey(),
        });
        printLines([refundLine(number, refund, repeated === true)]);
      }),
    orderInvoice: (number) =>
      printEach([number], async () => {
        const { invoices } = await client.call('makeInvoice', { params: { number } });
        return `sent: ${invoices.join(', ')}`;
      }),
    paymentShow: (number) => payment('readPayment', number),
    paymentCapture: (number) => payment('settlePayment', number),
  };
}

async function sendStep(
  client: OperatorClient,
  number: string,
  body: {
    readonly step: 'pay' | 'dispatch' | 'deliver' | 'cancel';
    readonly carrier?: string;
    readonly code?: string;
  },
): Promise<string> {
  const { status } = await client.call('stepOrder', { params: { number }, body });
  return status;
}

function salesCommands(
  client: OperatorClient,
): Pick<
  ShopCommands,
  'couponList' | 'couponAdd' | 'couponEnd' | 'reviews' | 'userErase' | 'keyLog'
> {
  return {
    async couponList(isWithEnded) {
      const query = { ended: isWithEnded ? 'yes' : 'no' };
      const { items } = await client.call('listCoupons', { query });
      printLines(
        items.map(({ code, type, value, from, to, used: useCount }) =>
          [code, type, value, `${from ?? ''}–${to ?? ''}`, `used ${useCount}`].join('  '),
        ),
      );
      return 0;
    },
    couponAdd: (code, type, value, options) =>
      printEach([code], async () => {
        await client.call('addCoupon', { body: toCoupon(code, type, value, options) });
        return 'added';
      }),
    couponEnd: (code) =>
      printEach([code], async () => {
        await client.call('endCoupon', { params: { code } });
        return 'ended';
      }),
    async reviews(action, ids) {
      if (action !== 'list') {
        return printEach(ids, async (id) => {
          await client.call('decideReview', { params: { id }, body: { decision: action } });
          return action === 'approve' ? 'approved' : 'rejected';
        });
      }
      const { items } = await client.call('listReviews');
      printLines(
        items.map(
          ({ id, product_id, rating, nickname, title, detail }) =>
            `${id}  product ${product_id}  ${rating ?? '–'}  ${nickname}: ${title}  ${detail}`,
        ),
      );
      return 0;
    },
    userErase: (email) =>
      printEach([email], async () => {
        await client.call('eraseCustomer', { body: { email } });
        return 'erased';
      }),
    async keyLog() {
      const { items } = await client.call('readLog', { query: { limit: String(listSize) } });
      printLines(
        items.map(
          ({ at, key, call, status, subject }) =>
            `${at}  ${key}  ${call}  ${status ?? 'no outcome'}  ${subject}`,
        ),
      );
      return 0;
    },
  };
}

function serviceCommands(
  client: OperatorClient,
): Pick<
  ShopCommands,
  'eventList' | 'eventResend' | 'eventReplay' | 'searchReport' | 'newsletter' | 'userList'
> {
  return {
    async eventList(state) {
      const { items } = await client.call('listEvents', { query: { ...(state && { state }) } });
      printLines(eventLines(items));
      return 0;
    },
    async eventResend(ids) {
      const { count } = await client.call('resendEvents', { body: { ids: [...ids] } });
      print(`${count} of ${ids.length} will be sent\n`);
      return count === new Set(ids).size ? 0 : 1;
    },
    async eventReplay(since) {
      const at = new Date(since);
      if (Number.isNaN(at.getTime())) {
        throw new Error(`"${since}" is no moment: write it as 2026-11-27T08:00Z.`);
      }
      const { count } = await client.call('resendEvents', { body: { since: at.toISOString() } });
      print(`${count} will be sent\n`);
      return 0;
    },
    async searchReport({ since }) {
      const query = { ...(since && { since }) };
      printLines(searchLines((await client.call('listSearches', { query })).items));
      return 0;
    },
    async newsletter(list) {
      const text = subscriberCsv(async (afterId) => {
        const after = afterId === 0 ? {} : { after: String(afterId) };
        const query = { limit: '100', ...after, ...(list && { list }) };
        return (await client.call('listSubscribers', { query })).items;
      });
      for await (const lines of text) print(lines);
      return 0;
    },
    async userList(text = '') {
      printLines(customerLines((await client.call('findCustomers', { body: { text } })).items));
      return 0;
    },
  };
}

/** Returns the coupon of a command. The shop rejects a text that is not a number. */
function toCoupon(
  code: string,
  type: string,
  value: string | undefined,
  { min, from, to, limit, text }: CouponAddOptions,
) {
  return {
    code,
    type: type as 'percent' | 'fixed' | 'free_shipping',
    value: numberOf(value),
    min_amount: numberOf(min),
    from,
    to,
    use_limit: numberOf(limit),
    description: text,
  };
}

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

/** Runs `work` for one name after another, and prints each result. Returns the exit code: 1 if one was refused. */
const printEach = (
  names: readonly string[],
  work: (name: string) => Promise<string>,
): Promise<number> => oneByOne(names, async (name) => print(`${name}: ${await work(name)}\n`));

/** Runs `work` for one name after another, and prints errors. Returns the exit code: 1 if one was refused. */
async function oneByOne(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<number> {
  let exitCode = 0;
  for (const name of names) {
    try {
      await work(name);
    } catch (error) {
      if (!(error instanceof OperatorError) || !isRefusal(error)) throw error;
      exitCode = 1;
      print(`${name}: ${error.message}\n`);
    }
  }
  return exitCode;
}

/** Repeats the call while the key is rate-limited, for at most two minutes. Other errors are those of the call. */
async function untilAllowed<T>(
  call: () => Promise<T>,
  wait: (ms: number) => Promise<unknown>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof OperatorError) || error.status !== 429 || tries > 12) throw error;
      await wait(10_000);
    }
  }
}

const isRefusal = ({ status, code }: OperatorError) =>
  [400, 404, 409].includes(status) || code === 'payment-unavailable';
