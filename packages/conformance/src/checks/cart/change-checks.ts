import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual, claimFits } from '../../run/claim.ts';
import { calls } from '@shop/contract';

const versionOf = async ({ ok }: Bench, cart: string) =>
  Number((await ok('cartPull', { cart })).meta['cartVersion']);
const replayed = (headers: Headers) => headers.get('idempotent-replayed');

/** A change of a new cart, to be sent repeatedly. */
async function change(bench: Bench, qty = 1) {
  const { sku } = await bench.chair();
  const cart = await bench.newCart();
  const headers = { 'idempotency-key': bench.unique('key') };
  return { cart, sku, headers, parts: { cart, body: { cartItem: { sku, qty } }, headers } };
}

/** Checks that every change is applied once, and to the cart version the client knows. Source: RL-2. */
export const changeChecks: Section = {
  title: 'Versions and repeated changes',
  checks: [
    check(
      'version/create',
      'RL-5',
      'a new cart says its version',
      async ({ ok }) => {
        claimEqual(
          typeof (await ok('cartCreate')).meta['cartVersion'],
          'number',
          'meta.cartVersion',
        );
      },
      'cart-versions',
    ),
    ...(['cartPull', 'cartTotals', 'cartPaymentMethods'] as const).map((name) =>
      check(
        `version/${name}`,
        'RL-5',
        `${calls[name].path} says the version`,
        async ({ ok, newCart }) => {
          claimEqual(
            typeof (await ok(name, { cart: await newCart() })).meta['cartVersion'],
            'number',
            'meta.cartVersion',
          );
        },
        'cart-versions',
      ),
    ),
    check(
      'version/rises',
      'RL-5',
      'a change raises it',
      async (bench) => {
        const cart = await bench.newCart();
        const previous = await versionOf(bench, cart);
        const { meta } = await bench.set(cart, { sku: (await bench.chair()).sku, qty: 1 });
        claim(
          Number(meta['cartVersion']) > previous,
          `${String(meta['cartVersion'])} after ${previous}`,
        );
      },
      'cart-versions',
    ),
    check(
      'version/reading',
      'RL-5',
      'reading does not raise it',
      async (bench) => {
        const cart = await bench.newCart();
        await bench.ok('cartTotals', { cart });
        claimEqual(await versionOf(bench, cart), await versionOf(bench, cart), 'the version');
      },
      'cart-versions',
    ),
    check(
      'version/deleting',
      'RL-5',
      'taking a line out raises it',
      async (bench) => {
        const { sku } = await bench.chair();
        const cart = await bench.newCart();
        const { value, meta } = await bench.set(cart, { sku, qty: 1 });
        await bench.ok('cartDelete', { cart, body: { cartItem: { sku, item_id: value.item_id } } });
        claim((await versionOf(bench, cart)) > Number(meta['cartVersion']), 'it is the same');
      },
      'cart-versions',
    ),
    check(
      'version/known',
      'RL-5',
      'a change of the version that was seen is taken',
      async (bench) => {
        const cart = await bench.newCart();
        const headers = { 'x-cart-version': String(await versionOf(bench, cart)) };
        await bench.set(cart, { sku: (await bench.chair()).sku, qty: 1 }, headers);
      },
      'cart-versions',
    ),
    check(
      'version/stale',
      'RL-5',
      'a change of an older version is refused with 409',
      async (bench) => {
        const { sku } = await bench.chair();
        const cart = await bench.newCart();
        const headers = { 'x-cart-version': String(await versionOf(bench, cart)) };
        await bench.set(cart, { sku, qty: 1 });
        const refusal = await bench.refused('cartUpdate', {
          cart,
          body: { cartItem: { sku, qty: 2 } },
          headers,
        });
        claimEqual(refusal.code, 409, 'the code');
        await bench.named(refusal, 'cart-version');
      },
      'cart-versions',
    ),
    check(
      'version/stale-rows',
      'RL-5',
      'that refusal brings the cart as it is',
      async (bench) => {
        const { sku } = await bench.chair();
        const cart = await bench.newCart();
        const headers = { 'x-cart-version': String(await versionOf(bench, cart)) };
        await bench.set(cart, { sku, qty: 1 });
        const { result, meta } = await bench.refused('cartUpdate', {
          cart,
          body: { cartItem: { sku, qty: 2 } },
          headers,
        });
        const rows = claimFits(calls.cartPull.answer, result, 'result');
        claimEqual(
          rows.map((row) => row?.qty),
          [1],
          'the quantities',
        );
        claimEqual(meta['cartVersion'], await versionOf(bench, cart), 'meta.cartVersion');
      },
      'cart-versions',
    ),
    check(
      'version/stale-delete',
      'RL-5',
      'taking out of an older version is refused, too',
      async (bench) => {
        const { sku } = await bench.chair();
        const cart = await bench.newCart();
        const headers = { 'x-cart-version': String(await versionOf(bench, cart)) };
        const { value } = await bench.set(cart, { sku, qty: 1 });
        const refusal = await bench.refused('cartDelete', {
          cart,
          body: { cartItem: { sku, item_id: value.item_id } },
          headers,
        });
        claimEqual(refusal.code, 409, 'the code');
      },
      'cart-versions',
    ),
    check(
      'once/create',
      'RL-2',
      'the same key opens the same cart',
      async ({ ok, unique }) => {
        const headers = { 'idempotency-key': unique('key') };
        const first = await ok('cartCreate', { headers });
        const again = await ok('cartCreate', { headers });
        claimEqual(again.value, first.value, 'the token');
      },
      'idempotency-keys',
    ),
    check(
      'once/answer',
      'RL-2',
      'the same key and body get the same answer',
      async (bench) => {
        const { parts } = await change(bench);
        const first = await bench.ok('cartUpdate', parts);
        claimEqual(
          (await bench.ok('cartUpdate', parts)).answer.result,
          first.answer.result,
          'the answer',
        );
      },
      'idempotency-keys',
    ),
    check(
      'once/said',
      'RL-2',
      'the answer says that it was given before',
      async (bench) => {
        const { parts } = await change(bench);
        const first = await bench.ok('cartUpdate', parts);
        const again = await bench.ok('cartUpdate', parts);
        claimEqual(
          [replayed(first.answer.headers), replayed(again.answer.headers)],
          [null, 'true'],
          'Idempotent-Replayed',
        );
      },
      'idempotency-keys',
    ),
    check(
      'once/version',
      'RL-2',
      'what was done before is not done again',
      async (bench) => {
        const { parts, cart } = await change(bench);
        await bench.ok('cartUpdate', parts);
        const version = await versionOf(bench, cart);
        await bench.ok('cartUpdate', parts);
        claimEqual(await versionOf(bench, cart), version, 'the version');
      },
      'idempotency-keys',
    ),
    check(
      'once/later',
      'RL-2',
      'an old change sent again does not undo a newer one',
      async (bench) => {
        const { parts, cart, sku } = await change(bench);
        const { value } = await bench.ok('cartUpdate', parts);
        await bench.set(cart, { sku, qty: 4, item_id: value.item_id });
        await bench.ok('cartUpdate', parts);
        const { value: rows } = await bench.ok('cartPull', { cart });
        claimEqual(
          rows.map((row) => row?.qty),
          [4],
          'the quantities',
        );
      },
      'idempotency-keys',
    ),
    check(
      'once/other-body',
      'RL-2',
      'the same key with another body is refused with 422',
      async (bench) => {
        const { parts, cart, sku, headers } = await change(bench);
        await bench.ok('cartUpdate', parts);
        const refusal = await bench.refused('cartUpdate', {
          cart,
          body: { cartItem: { sku, qty: 9 } },
          headers,
        });
        claimEqual(refusal.code, 422, 'the code');
        await bench.named(refusal, 'idempotency-mismatch');
      },
      'idempotency-keys',
    ),
    check(
      'once/refusal',
      'RL-2',
      'a refusal is remembered, too',
      async (bench) => {
        const { parts } = await change(bench, 99_999);
        const first = await bench.refused('cartUpdate', parts);
        const again = await bench.refused('cartUpdate', parts);
        claimEqual(
          [again.code, again.error, replayed(again.answer.headers)],
          [first.code, first.error, 'true'],
          'code, name and Idempotent-Replayed',
        );
      },
      'idempotency-keys',
    ),
    check(
      'once/at-once',
      'RL-2',
      'twins sent at once make one line',
      async (bench) => {
        const { parts, cart } = await change(bench, 2);
        const answers = await Promise.all([1, 2, 3].map(() => bench.ask('cartUpdate', parts)));
        claim(
          answers.every(({ status }) => status === 200 || status === 409),
          `statuses ${answers.map(({ status }) => status).join(', ')}`,
        );
        const { value: rows } = await bench.ok('cartPull', { cart });
        claimEqual(
          rows.map((row) => row?.qty),
          [2],
          'the quantities',
        );
      },
      'idempotency-keys',
    ),
    check(
      'once/without',
      'RL-2',
      'changes without a key are changes of their own',
      async (bench) => {
        const { sku } = await bench.chair();
        const cart = await bench.newCart();
        await bench.set(cart, { sku, qty: 1 });
        const { answer } = await bench.set(cart, { sku, qty: 1 });
        claimEqual(replayed(answer.headers), null, 'Idempotent-Replayed');
      },
      'idempotency-keys',
    ),
    check(
      'once/key',
      'RL-2',
      'a key that is no plain text is refused',
      async (bench) => {
        const { cart, parts } = await change(bench);
        await bench.refused('cartUpdate', {
          ...parts,
          cart,
          headers: { 'idempotency-key': 'a b' },
        });
      },
      'idempotency-keys',
    ),
    check(
      'once/delete',
      'RL-2',
      'taking out is remembered as well',
      async (bench) => {
        const { sku } = await bench.chair();
        const cart = await bench.newCart();
        const { value } = await bench.set(cart, { sku, qty: 1 });
        const parts = {
          cart,
          body: { cartItem: { sku, item_id: value.item_id } },
          headers: { 'idempotency-key': bench.unique('key') },
        };
        await bench.ok('cartDelete', parts);
        claimEqual(
          replayed((await bench.ok('cartDelete', parts)).answer.headers),
          'true',
          'Idempotent-Replayed',
        );
      },
      'idempotency-keys',
    ),
  ],
};
