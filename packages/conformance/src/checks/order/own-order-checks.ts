import type { Bench, Customer } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';
import { leftOf, orderAddress, orderOf, placeOrder } from '../../bench/order-fixture.ts';

/** Checks of cancelling an order before its dispatch, and withdrawing after it. */
export const ownOrderChecks: Section = {
  title: 'Cancelled and withdrawn orders',
  checks: [
    check(
      'order/own',
      '7',
      'a customer reads one order by its number',
      async (bench) => {
        const { token } = await bench.customer();
        const orderNumber = await ordered(bench, token);
        const { value } = await bench.ok('order', { token, query: { orderNumber } });
        claimEqual(value.increment_id, orderNumber, 'increment_id');
      },
      'order-cancel',
    ),
    check(
      'order/foreign',
      'RL-7',
      "another customer's order is not there",
      async (bench) => {
        const orderNumber = await ordered(bench, (await bench.customer()).token);
        const query = { orderNumber };
        const foreign = await bench.refused('order', {
          token: (await bench.stranger()).token,
          query,
        });
        claimEqual(foreign.code, 404, 'the code');
      },
      'order-cancel',
    ),
    check(
      'cancel/before',
      '7',
      'an order that has not left is cancelled, and once more changes nothing',
      async (bench) => {
        const { token } = await bench.customer();
        const body = { orderNumber: await ordered(bench, token) };
        const { value } = await bench.ok('cancelOrder', { token, body });
        claimEqual(value.status, 'canceled', 'status');
        const again = await bench.ok('cancelOrder', { token, body });
        claimEqual(again.value.status, 'canceled', 'status after the second');
      },
      'order-cancel',
    ),
    check(
      'cancel/stock',
      '7',
      'what was ordered can be bought again after it',
      async (bench) => {
        const { token } = await bench.customer();
        const { sku } = await bench.chair();
        const previous = await leftOf(bench, sku);
        const orderNumber = await ordered(bench, token);
        await bench.ok('cancelOrder', { token, body: { orderNumber } });
        claimEqual(await leftOf(bench, sku), previous, 'what is left');
      },
      'order-cancel',
    ),
    check(
      'cancel/foreign',
      'RL-7',
      "nobody cancels another's order",
      async (bench) => {
        const mine = await bench.customer();
        const body = { orderNumber: await ordered(bench, mine.token) };
        const { token } = await bench.stranger();
        claimEqual((await bench.refused('cancelOrder', { token, body })).code, 404, 'the code');
        claimEqual(
          (await bench.refused('cancelOrder', { body })).code,
          401,
          'the code for a guest',
        );
      },
      'order-cancel',
    ),
    check(
      'cancel/guest',
      '7',
      'a guest cancels by number and e-mail address, as often as they like',
      async (bench) => {
        const body = { orderNumber: await ordered(bench), email: orderAddress.email };
        const first = await bench.ok('cancelGuestOrder', { body });
        const second = await bench.ok('cancelGuestOrder', { body });
        const expected = { orderNumber: body.orderNumber, status: 'canceled' };
        for (const { value } of [first, second]) {
          const { orderNumber, status } = value;
          claimEqual({ orderNumber, status }, expected, 'the order');
        }
      },
      'guest-cancel',
    ),
    check(
      'cancel/guest-address',
      'RL-7',
      'the number alone cancels nothing',
      async (bench) => {
        const body = { orderNumber: await ordered(bench), email: 'somebody@example.com' };
        await bench.named(await bench.refused('cancelGuestOrder', { body }), 'order-unknown');
      },
      'guest-cancel',
    ),
    check(
      'withdrawal/guest',
      '7',
      'a guest withdraws in two steps, by number and e-mail address',
      async (bench) => {
        const orderNumber = await ordered(bench);
        const { value: stated } = await bench.ok('withdraw', { body: statement(orderNumber) });
        claimEqual(stated.orderNumber, orderNumber, 'the order of the statement');
        const body = { confirmation: stated.confirmation };
        const { value: receipt } = await bench.ok('confirmWithdrawal', { body });
        claimEqual([receipt.orderNumber, receipt.name], [orderNumber, 'Próba Anna'], 'the receipt');
        claim(!Number.isNaN(Date.parse(receipt.received_at)), 'received_at is no moment');
      },
      'withdrawal',
    ),
    check(
      'withdrawal/twice',
      'RL-2',
      'a repeated confirmation is the first one',
      async (bench) => {
        const { value: stated } = await bench.ok('withdraw', {
          body: statement(await ordered(bench)),
        });
        const body = { confirmation: stated.confirmation };
        const first = await bench.ok('confirmWithdrawal', { body });
        const second = await bench.ok('confirmWithdrawal', { body });
        claimEqual(second.value.received_at, first.value.received_at, 'received_at of the second');
      },
      'withdrawal',
    ),
    check(
      'withdrawal/address',
      'RL-7',
      'the number alone proves nothing',
      async (bench) => {
        const body = statement(await ordered(bench), { email: 'somebody@example.com' });
        await bench.named(await bench.refused('withdraw', { body }), 'order-unknown');
      },
      'withdrawal',
    ),
    check(
      'withdrawal/word',
      '7',
      'only the word of the first step confirms',
      async (bench) => {
        const body = { confirmation: 'no.such.word' };
        await bench.named(
          await bench.refused('confirmWithdrawal', { body }),
          'withdrawal-unconfirmed',
        );
      },
      'withdrawal',
    ),
    check(
      'withdrawal/canceled',
      '7',
      'there is nothing to withdraw from a cancelled order',
      async (bench) => {
        if (!(await bench.has('order-cancel'))) return;
        const { token } = await bench.customer();
        const orderNumber = await ordered(bench, token);
        await bench.ok('cancelOrder', { token, body: { orderNumber } });
        const body = statement(orderNumber);
        await bench.named(await bench.refused('withdraw', { token, body }), 'withdrawal-closed');
      },
      'withdrawal',
    ),
  ],
};

/** Places an order. Returns its number. */
async function ordered(bench: Bench, token?: Customer['token']): Promise<string> {
  return (await placeOrder(bench, (await orderOf(bench, [], token)).body, token)).orderNumber;
}

function statement(orderNumber: string, extra: object = {}): object {
  return { name: 'Próba Anna', orderNumber, email: orderAddress.email, ...extra };
}
