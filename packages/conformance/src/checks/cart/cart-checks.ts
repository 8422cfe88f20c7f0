import type { Bench } from '../../bench/bench.ts';
import { lineParts, rowsOf } from '../../bench/cart-fixture.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';
import { priceOf } from '../../bench/samples.ts';

/** Creates a cart with one line of chairs. */
async function oneLine(bench: Bench, qty = 1) {
  const { sku } = await bench.chair();
  const cart = await bench.newCart();
  const { value: row } = await bench.set(cart, { sku, qty });
  return { cart, row, sku };
}

/** Checks of a cart: open, fill, change, empty. */
export const cartChecks: Section = {
  title: 'Cart',
  checks: [
    check('cart/create', '3', 'a guest gets a cart token', async ({ newCart }) => {
      claim((await newCart()).length >= 8, 'the token is too short to be a secret');
    }),
    check('cart/create-new', '3', 'a guest gets a new one each time', async ({ newCart }) => {
      claim((await newCart()) !== (await newCart()), 'the same token came twice');
    }),
    check('cart/create-guest', '3', 'a body that says guest is taken', async ({ ok }) => {
      await ok('cartCreate', { body: { guest: true } });
    }),
    check('cart/create-own', '3', 'a customer gets the same open cart again', async (bench) => {
      const { token } = await bench.customer();
      claimEqual(await bench.newCart(token), await bench.newCart(token), 'the second token');
    }),
    check('cart/pull-empty', '3', 'a new cart is empty', async (bench) => {
      claimEqual(await rowsOf(bench, await bench.newCart()), [], 'the rows');
    }),
    check(
      'cart/pull-unknown',
      '3',
      'a cart nobody opened is refused',
      async ({ refused, named }) => {
        await named(await refused('cartPull', { cart: 'no-such-cart' }), 'cart-invalid');
      },
    ),
    check('cart/pull-none', '3', 'an empty cart token is refused', async ({ refused, named }) => {
      await named(await refused('cartPull', { cart: '' }), 'cart-invalid');
    }),
    ...(['cartTotals', 'cartPaymentMethods'] as const).map((name) =>
      check(
        `cart/unknown-${name}`,
        '3',
        `${name} refuses a cart nobody opened`,
        async ({ refused, named }) => {
          await named(await refused(name, { cart: 'no-such-cart' }), 'cart-invalid');
        },
      ),
    ),
    check('cart/update-adds', '3', 'an article is added', async (bench) => {
      const { row, sku } = await oneLine(bench, 2);
      claimEqual([row.sku, row.qty], [sku, 2], 'sku and qty of the row');
    }),
    check('cart/row', '3', 'a row has id, name, price, type and cart', async (bench) => {
      const { row, cart } = await oneLine(bench);
      claim((row.name ?? '') !== '' && (row.price ?? 0) > 0, 'name or price is missing');
      claimEqual([row.product_type, row.quote_id], ['simple', cart], 'product_type and quote_id');
    }),
    check(
      'cart/row-price',
      '3',
      'the price of a row is what shoppers pay for one piece',
      async (bench) => {
        const { row } = await oneLine(bench, 3);
        claimEqual(row.price, priceOf(await bench.chair()), 'price');
      },
    ),
    check('cart/pull', '3', 'pull answers the rows as they were set', async (bench) => {
      const { cart, row } = await oneLine(bench, 2);
      const [pulled] = await rowsOf(bench, cart);
      claimEqual(
        [pulled?.item_id, pulled?.sku, pulled?.qty],
        [row.item_id, row.sku, 2],
        'item_id, sku and qty',
      );
      claimEqual(
        [pulled?.name, pulled?.price, pulled?.product_type, pulled?.quote_id],
        [row.name, row.price, row.product_type, row.quote_id],
        'name, price, product_type and quote_id',
      );
    }),
    check('cart/update-absolute', '3', 'with item_id the quantity is set', async (bench) => {
      const { cart, row, sku } = await oneLine(bench, 2);
      await bench.set(cart, { sku, qty: 5, item_id: row.item_id });
      claimEqual(
        (await rowsOf(bench, cart)).map(({ qty }) => qty),
        [5],
        'the quantities',
      );
    }),
    check('cart/update-lower', '3', 'with item_id the quantity may fall', async (bench) => {
      const { cart, row, sku } = await oneLine(bench, 4);
      const { value } = await bench.set(cart, { sku, qty: 1, item_id: row.item_id });
      claimEqual(value.qty, 1, 'the quantity');
    }),
    check(
      'cart/update-again',
      'RL-2',
      'without item_id an equal line is set, not raised',
      async (bench) => {
        const { cart, sku, row } = await oneLine(bench, 2);
        const { value } = await bench.set(cart, { sku, qty: 3 });
        claimEqual([value.item_id, value.qty], [row.item_id, 3], 'item_id and qty');
      },
      'cart-versions',
    ),
    check('cart/update-texts', '3', 'quantity and item_id may be text', async (bench) => {
      const { cart, row, sku } = await oneLine(bench);
      const { value } = await bench.set(cart, { sku, qty: '2', item_id: String(row.item_id) });
      claimEqual(value.qty, 2, 'the quantity');
    }),
    check('cart/update-least', '3', 'a quantity below 1 means 1', async (bench) => {
      const { cart, row, sku } = await oneLine(bench, 3);
      const { value } = await bench.set(cart, { sku, qty: 0, item_id: row.item_id });
      claimEqual(value.qty, 1, 'the quantity');
    }),
    check('cart/two-lines', '3', 'two articles are two lines', async (bench) => {
      const other = await bench.sample('other');
      const { cart, sku } = await oneLine(bench);
      await bench.set(cart, { sku: other.sku, qty: 1 });
      claimEqual(
        (await rowsOf(bench, cart)).map((row) => row.sku),
        [sku, other.sku],
        'the skus',
      );
    }),
    check('cart/quote-id', '3', 'quoteId may be left out', async ({ ok, newCart, chair }) => {
      await ok('cartUpdate', lineParts(await newCart(), { sku: (await chair()).sku, qty: 1 }));
    }),
    check('cart/apart', 'RL-7', 'what one cart holds, another does not', async (bench) => {
      await oneLine(bench);
      claimEqual(await rowsOf(bench, await bench.newCart()), [], "another cart's rows");
    }),
    check(
      'cart/no-item',
      '3',
      'a change without cartItem is refused in known words',
      async ({ refused, newCart }) => {
        const { text } = await refused('cartUpdate', { cart: await newCart(), body: {} });
        claim(/cartItem/.test(text), `it says "${text}"`);
      },
    ),
    check('cart/no-sku', '3', 'a change without sku is refused', async ({ refused, newCart }) => {
      await refused('cartUpdate', lineParts(await newCart(), { qty: 1 }));
    }),
    check(
      'cart/no-qty',
      '3',
      'a change without qty is refused',
      async ({ refused, newCart, chair }) => {
        await refused('cartUpdate', lineParts(await newCart(), { sku: (await chair()).sku }));
      },
    ),
    check(
      'cart/fraction',
      'RL-13',
      'half a piece is refused',
      async ({ refused, newCart, chair }) => {
        await refused(
          'cartUpdate',
          lineParts(await newCart(), { sku: (await chair()).sku, qty: 1.5 }),
        );
      },
      'named-errors',
    ),
    check(
      'cart/unknown-sku',
      '3',
      'an article nobody knows is refused',
      async ({ refused, named, newCart }) => {
        await named(
          await refused('cartUpdate', lineParts(await newCart(), { sku: 'no-such-sku', qty: 1 })),
          'sku-invalid',
        );
      },
    ),
    check(
      'cart/unknown-item',
      '3',
      'a line nobody has is refused',
      async ({ refused, named, newCart, chair }) => {
        const cartItem = { sku: (await chair()).sku, qty: 1, item_id: 999_999_999 };
        await named(
          await refused('cartUpdate', lineParts(await newCart(), cartItem)),
          'cart-item-missing',
        );
      },
    ),
    check(
      'cart/foreign-item',
      'RL-7',
      'a line of another cart cannot be changed',
      async (bench) => {
        const mine = await oneLine(bench, 2);
        const theirs = await bench.newCart();
        const parts = lineParts(theirs, { sku: mine.sku, qty: 9, item_id: mine.row.item_id });
        await bench.named(await bench.refused('cartUpdate', parts), 'cart-item-missing');
        claimEqual(
          (await rowsOf(bench, mine.cart)).map(({ qty }) => qty),
          [2],
          'the quantities of my cart',
        );
      },
    ),
    check(
      'cart/too-many',
      '3',
      'more than there is is refused',
      async ({ refused, named, newCart, chair }) => {
        const cartItem = { sku: (await chair()).sku, qty: 99_999 };
        await named(
          await refused('cartUpdate', lineParts(await newCart(), cartItem)),
          'out-of-stock',
        );
      },
    ),
    check(
      'cart/too-many-text',
      '3',
      'that refusal names the article',
      async ({ refused, newCart, chair }) => {
        const { sku, name } = await chair();
        const { text } = await refused(
          'cartUpdate',
          lineParts(await newCart(), { sku, qty: 99_999 }),
        );
        claim(text.includes(name), `it says "${text}"`);
      },
    ),
    check(
      'cart/too-many-left',
      '3',
      'that refusal says how many there are',
      async ({ refused, ok, newCart, chair }) => {
        const { sku } = await chair();
        const { meta } = await refused(
          'cartUpdate',
          lineParts(await newCart(), { sku, qty: 99_999 }),
        );
        claimEqual(
          meta['available'],
          (await ok('stockCheck', { query: { sku } })).value.qty,
          'meta.available',
        );
      },
      'named-errors',
    ),
    check('cart/refused-leaves', 'RL-5', 'a refused change changes nothing', async (bench) => {
      const { cart, row, sku } = await oneLine(bench, 2);
      await bench.refused(
        'cartUpdate',
        lineParts(cart, { sku, qty: 99_999, item_id: row.item_id }),
      );
      claimEqual(
        (await rowsOf(bench, cart)).map(({ qty }) => qty),
        [2],
        'the quantities',
      );
    }),
    check(
      'cart/sold-out',
      '3',
      'what is sold out is refused',
      async ({ refused, named, newCart, sample }) => {
        const cartItem = { sku: (await sample('soldOut')).sku, qty: 1 };
        await named(
          await refused('cartUpdate', lineParts(await newCart(), cartItem)),
          'out-of-stock',
        );
      },
    ),
    check('cart/delete', '3', 'a line is taken out', async (bench) => {
      const { cart, row, sku } = await oneLine(bench);
      const { value } = await bench.ok(
        'cartDelete',
        lineParts(cart, { sku, item_id: row.item_id, quoteId: cart }),
      );
      claimEqual([value, await rowsOf(bench, cart)], [true, []], 'the answer and the rows');
    }),
    check('cart/delete-one', '3', 'the other lines stay', async (bench) => {
      const other = await bench.sample('other');
      const { cart, row, sku } = await oneLine(bench);
      await bench.set(cart, { sku: other.sku, qty: 1 });
      await bench.ok('cartDelete', lineParts(cart, { sku, item_id: row.item_id }));
      claimEqual(
        (await rowsOf(bench, cart)).map((line) => line.sku),
        [other.sku],
        'the skus',
      );
    }),
    check(
      'cart/delete-twice',
      'RL-2',
      'a line that is gone stays gone',
      async (bench) => {
        const { cart, row, sku } = await oneLine(bench);
        const parts = lineParts(cart, { sku, item_id: row.item_id });
        await bench.ok('cartDelete', parts);
        await bench.ok('cartDelete', parts);
      },
      'cart-versions',
    ),
    check(
      'cart/delete-no-id',
      '3',
      'taking out without item_id is refused',
      async ({ refused, newCart, chair }) => {
        await refused('cartDelete', lineParts(await newCart(), { sku: (await chair()).sku }));
      },
    ),
    check(
      'cart/delete-no-sku',
      '3',
      'taking out without sku is refused',
      async ({ refused, newCart }) => {
        await refused('cartDelete', lineParts(await newCart(), { item_id: 1 }));
      },
    ),
    check(
      'cart/delete-no-item',
      '3',
      'taking out without cartItem is refused',
      async ({ refused, newCart }) => {
        await refused('cartDelete', { cart: await newCart(), body: {} });
      },
    ),
    check(
      'cart/delete-foreign',
      'RL-7',
      'a line of another cart cannot be taken out',
      async (bench) => {
        const { cart, row, sku } = await oneLine(bench);
        await bench.ask(
          'cartDelete',
          lineParts(await bench.newCart(), { sku, item_id: row.item_id }),
        );
        claimEqual((await rowsOf(bench, cart)).length, 1, 'the number of my lines');
      },
    ),
    check(
      'cart/foreign-cart',
      'RL-7',
      "a customer's cart is not another customer's",
      async (bench) => {
        const [mine, theirs] = [await bench.customer(), await bench.stranger()];
        const cart = await bench.newCart(mine.token);
        await bench.named(
          await bench.refused('cartPull', { cart, token: theirs.token }),
          'cart-invalid',
        );
      },
    ),
  ],
};
