import { type Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, needed } from '../../run/claim.ts';
import { sum } from '../../bench/cart-fixture.ts';
import { orderOf, placeOrder } from '../../bench/order-fixture.ts';

/** Checks of the order history. */
export const historyChecks: Section = {
  title: 'Order history',
  checks: [
    check('history/none', '4', 'nobody has no orders', async ({ refused }) => {
      claimEqual((await refused('orderHistory')).code, 401, 'the code');
    }),
    check('history/empty', '4', 'a customer without orders has an empty list', async (bench) => {
      const { token } = await bench.stranger();
      const { value } = await bench.ok('orderHistory', { token });
      claimEqual([value.items, value.total_count], [[], 0], 'items and total_count');
    }),
    check('history/order', '4, 8', "a customer's order is in the history", async (bench) => {
      const { token } = await bench.customer();
      const orderNumber = await placeOrder(bench, (await orderOf(bench, [], token)).body, token);
      const { value } = await bench.ok('orderHistory', {
        token,
        query: { pageSize: 20, currentPage: 1 },
      });
      claimEqual(
        value.items[0]?.increment_id,
        orderNumber.orderNumber,
        'increment_id of the newest',
      );
    }),
    check('history/fields', '8', 'an order has what its page shows', async (bench) => {
      const order = await latest(bench);
      claim(
        order.status !== '' && order.grand_total > 0 && order.items.length > 0,
        'status, grand_total or items is missing',
      );
      const missing = [
        'customer_firstname',
        'customer_lastname',
        'subtotal',
        'shipping_amount',
        'tax_amount',
        'shipping_description',
      ].filter((name) => order[name] === undefined);
      claimEqual(missing, [], 'what is missing');
    }),
    check('history/address', '8', 'an order has its addresses', async (bench) => {
      const order = await latest(bench);
      const [assignment] = (order.extension_attributes?.['shipping_assignments'] ??
        []) as readonly { shipping?: { address?: { city?: unknown } } }[];
      claimEqual(
        [order.billing_address?.['city'], assignment?.shipping?.address?.city],
        ['Budapest', 'Budapest'],
        'the cities',
      );
    }),
    check('history/payment', '8', 'an order says in words how it is paid', async (bench) => {
      const { payment } = await latest(bench);
      claim(
        (payment?.additional_information[0] ?? '') !== '',
        'payment.additional_information is empty',
      );
    }),
    check(
      'history/lines',
      '8',
      'the lines of an order have price, pieces and sum',
      async (bench) => {
        const [line] = (await latest(bench)).items;
        claimEqual(
          (line?.price_incl_tax ?? 0) * (line?.qty_ordered ?? 0),
          line?.row_total_incl_tax,
          'row_total_incl_tax',
        );
      },
    ),
    check('history/net', '3, 4', 'sums of an order are without tax as in totals', async (bench) => {
      const order = await latest(bench);
      const { subtotal = 0, subtotal_incl_tax: withTax = 0, tax_amount: tax = 0, items } = order;
      claimEqual(
        withTax,
        sum(items.map((line) => line.row_total_incl_tax ?? 0)),
        'subtotal_incl_tax',
      );
      const net = sum(items.map((line) => (line.price ?? 0) * line.qty_ordered));
      const pieces = sum(items.map((line) => line.qty_ordered));
      claim(tax === 0 || subtotal < withTax, 'subtotal has the tax in it');
      claim(Math.abs(subtotal - net) <= pieces, `subtotal is ${subtotal}, its lines are ${net}`);
    }),
    check('history/pages', '4', 'orders come page by page', async (bench) => {
      const { token } = await bench.customer();
      const older = await latest(bench);
      const { body } = await orderOf(bench, [], token);
      const newest = await placeOrder(bench, body, token);
      const read = (query: Readonly<Record<string, number>>) =>
        bench.ok('orderHistory', { token, query });
      const { value } = await read({ pageSize: 1, currentPage: 1 });
      const second = await read({ pageSize: 1, currentPage: 2 });
      claimEqual(
        [value, second.value].map(({ items }) => items.map((order) => order.increment_id)),
        [[newest.orderNumber], [older.increment_id]],
        'the orders of the first and the second page',
      );
      claimEqual(
        (await read({})).answer.result,
        (await read({ pageSize: 20, currentPage: 1 })).answer.result,
        'a page without a number',
      );
      const past = await read({ pageSize: 1, currentPage: 9_999 });
      claimEqual(
        [past.value.items, past.value.total_count],
        [[], value.total_count],
        'items and total_count past the end',
      );
    }),
    check('history/apart', 'RL-7', "another customer's orders are not there", async (bench) => {
      const mine = await latest(bench);
      const { value } = await bench.ok('orderHistory', { token: (await bench.stranger()).token });
      claim(
        !value.items.some((order) => order.increment_id === mine.increment_id),
        'an order is in both',
      );
    }),
  ],
};

/** Returns the newest order of the customer; places one if there is none. */
async function latest(bench: Bench) {
  const { token } = await bench.customer();
  const read = async () => (await bench.ok('orderHistory', { token })).value.items[0];
  const known = await read();
  if (known !== undefined) return known;
  await placeOrder(bench, (await orderOf(bench, [], token)).body, token);
  return needed(await read(), 'order of the customer');
}
