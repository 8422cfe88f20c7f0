import type { Product } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { aProduct, engraved } from '../test/a-line.ts';
import { createCartWorld, kindsOf, paperOf } from '../test/cart-world.ts';

const grouped = (links: readonly object[]): Product =>
  aProduct({
    sku: 'SET',
    type_id: 'grouped',
    product_links: links as NonNullable<Product['product_links']>,
  });
const link = (sku: string, over: object = {}) => ({
  link_type: 'associated',
  linked_product_type: 'simple',
  linked_product_sku: sku,
  ...over,
});

describe('adding', () => {
  it('[CS-17] shows at once, and is kept before the promise resolves', async () => {
    const world = createCartWorld();
    world.network.turn(false);
    const cart = await world.start();
    const counts: number[] = [];
    cart.state.subscribe(() => counts.push(cart.state.get().count));
    const added = await cart.add(world.product('A'), { qty: 2 });
    expect(added).toMatchObject({ ok: true, value: [{ sku: 'A', qty: 2 }] });
    expect(counts).toContain(2);
    expect(await world.store.get('current-cart')).toMatchObject({ items: [{ sku: 'A', qty: 2 }] });
  });

  it('[CS-17] survives the page, and nothing else does', async () => {
    const world = createCartWorld();
    const first = await world.start();
    await first.add(world.product('A'), { qty: 2 });
    await world.pass();
    first.stop();
    world.network.turn(false);
    const second = await world.start();
    expect(second.state.get()).toMatchObject({
      count: 2,
      isConnected: true,
      totals: { source: 'local' },
      notices: [],
      lastSyncAt: undefined,
    });
    expect(await world.store.keys()).toEqual([
      'current-cart',
      'current-cart-hash',
      'current-cart-token',
    ]);
  });

  it('[CS-17] says once when the device keeps nothing, and offers it again', async () => {
    const world = createCartWorld();
    world.network.turn(false);
    const cart = await world.start();
    world.store.failWrites = { kind: 'quota' };
    await cart.add(world.product('A'));
    await cart.add(world.product('B'));
    expect(cart.state.get().notices.filter(({ kind }) => kind === 'not-saved')).toMatchObject([
      { reason: 'quota' },
    ]);
    expect(paperOf(cart)).toEqual({ A: 1, B: 1 });
    world.store.failWrites = undefined;
    await cart.changeQty('B', 3);
    expect(await world.store.get('current-cart')).toMatchObject({
      items: [{ sku: 'A' }, { sku: 'B', qty: 3 }],
    });
    world.store.failWrites = { kind: 'unavailable' };
    await cart.changeQty('B', 4);
    expect(kindsOf(cart).filter((kind) => kind === 'not-saved')).toHaveLength(2);
  });

  it('[CS-17] reads past what is no cart', async () => {
    const world = createCartWorld();
    await world.store.set('current-cart', {
      items: [null, { sku: 'A' }, { sku: 'B', qty: 0, type_id: 'simple', product: {} }, 7],
      removed: ['x'],
      epoch: 'y',
    });
    expect((await world.start()).state.get()).toMatchObject({ items: [], status: 'local' });
    await world.store.set('current-cart', 'nonsense');
    expect((await world.start()).state.get().items).toEqual([]);
  });

  it('[CS-18] tabs change one cart and show the same', async () => {
    const world = createCartWorld();
    world.network.turn(false);
    const [one, other] = [await world.start(), await world.start()];
    await Promise.all([
      one.add(world.product('A')),
      other.add(world.product('B')),
      one.add(world.product('A')),
    ]);
    await world.pass();
    expect(paperOf(one)).toEqual({ A: 2, B: 1 });
    expect(paperOf(other)).toEqual({ A: 2, B: 1 });
  });

  it('[CS-18] totals received in one tab are shown in the others', async () => {
    const world = createCartWorld();
    const [one, other] = [await world.start(), await world.start()];
    await one.add(world.product('A'));
    await world.pass();
    expect(one.state.get().totals).toMatchObject({ source: 'server', grandTotal: 2490 });
    expect(other.state.get().totals).toEqual(one.state.get().totals);
    expect(other.state.get().status).toBe('in-sync');
  });

  it.each<[story: string, price: number | undefined, allowZeroPrice: boolean, isAdded: boolean]>([
    ['no price', undefined, false, false],
    ['no price, zero allowed', undefined, true, false],
    ['price 0', 0, false, false],
    ['price 0, zero allowed', 0, true, true],
    ['a negative price, zero allowed', -1, true, false],
    ['a price', 1, false, true],
  ])('[CS-37] with %s', async (_story, price, allowZeroPrice, isAdded) => {
    const world = createCartWorld();
    const cart = await world.start({ config: { allowZeroPrice } });
    const added = await cart.add(world.product('A', { price_incl_tax: price }));
    expect(added.ok).toBe(isAdded);
    if (isAdded) return;
    expect(added).toEqual({ ok: false, error: [{ kind: 'price-unknown', sku: 'A' }] });
    expect(cart.state.get().notices).toMatchObject([{ kind: 'price-unknown', sku: 'A' }]);
  });

  it('[CS-37] reports every error of the product and adds nothing', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    const added = await cart.add(
      world.product('A', {
        errors: { 7: 'required', 8: '', bundle: 'greater-than-zero' },
      } as never),
    );
    expect(added).toMatchObject({ ok: false, error: [{ kind: 'product-error' }] });
    expect(cart.state.get().notices).toMatchObject([
      { kind: 'product-error', field: '7', error: 'required' },
      { kind: 'product-error', field: 'bundle', error: 'greater-than-zero' },
    ]);
    expect(cart.state.get().items).toEqual([]);
  });

  it('[CS-37] adds no part of a group that has errors of its own', async () => {
    const world = createCartWorld();
    world.products.set('T', world.product('T'));
    const cart = await world.start();
    const group = { ...grouped([link('T')]), errors: { 5: 'required' } } as Product;
    expect(await cart.add(group)).toEqual({
      ok: false,
      error: [{ kind: 'product-error', sku: group.sku, errors: { 5: 'required' } }],
    });
    expect(cart.state.get().notices).toMatchObject([
      { kind: 'product-error', field: '5', error: 'required', sku: group.sku },
    ]);
    expect(cart.state.get().items).toEqual([]);
  });

  it('[CS-38] adds the parts of a group, each with its own quantity', async () => {
    const world = createCartWorld();
    world.products.set('T', world.product('T'));
    const cart = await world.start();
    const added = await cart.add(
      grouped([
        link('T'),
        link('C', { product: world.product('C', { qty: 4 } as never) }),
        link('N', { product: world.product('N', { qty: 0 } as never) }),
        link('R', { link_type: 'related' }),
        link('V', { linked_product_type: 'virtual' }),
      ]),
    );
    expect(added).toMatchObject({ ok: true, value: [{ sku: 'T' }, { sku: 'C' }] });
    expect(paperOf(cart)).toEqual({ T: 1, C: 4 });
  });

  it('[CS-38] adds a group that has no price and no stock of its own', async () => {
    const world = createCartWorld();
    world.products.set('T', world.product('T'));
    const cart = await world.start();
    const priceless = { price: 0, price_incl_tax: 0, stock: { is_in_stock: false, qty: 0 } };
    await cart.add({ ...grouped([link('T')]), ...priceless } as Product);
    expect(paperOf(cart)).toEqual({ T: 1 });
  });

  it('[CS-38] adds a group twice with twice of everything, without what it cannot find', async () => {
    const world = createCartWorld();
    const find = async ({ sku }: { sku: string }) => (sku === 'X' ? undefined : world.product(sku));
    const cart = await world.start({ ports: { products: { find } } });
    await cart.add(grouped([link('T', { qty: 3 }), link('X')]), { qty: 2 });
    expect(paperOf(cart)).toEqual({ T: 6 });
  });

  it('[CS-38] leaves refused parts out, and says no when nothing is left', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    const soldOut = { stock: { is_in_stock: false, qty: 0 } };
    world.products.set('X', world.product('X', soldOut));
    expect((await cart.add(grouped([link('T'), link('X')]))).ok).toBe(true);
    expect(kindsOf(cart)).toContain('out-of-stock');
    expect(await cart.add(grouped([link('X')]))).toMatchObject({ error: [{ sku: 'X' }] });
    expect(await cart.add(grouped([]))).toEqual({
      ok: false,
      error: [{ kind: 'not-available', sku: 'SET' }],
    });
    expect(kindsOf(cart)).toContain('not-available');
  });

  it('[CS-40] returns the line as it is in the cart', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 2 });
    expect(await cart.add(world.product('A'))).toMatchObject({ value: [{ sku: 'A', qty: 3 }] });
  });

  it('[CS-37] a sold-out product without a price is refused for its price alone', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    const soldOut = { stock: { is_in_stock: false, qty: 0 }, price_incl_tax: 0 };
    expect(await cart.add(world.product('A', soldOut))).toEqual({
      ok: false,
      error: [{ kind: 'price-unknown', sku: 'A' }],
    });
    expect(kindsOf(cart)).toEqual(['price-unknown']);
  });

  it.each([
    [undefined, undefined, 1],
    [undefined, 3, 3],
    [2, 3, 2],
    [2.9, undefined, 2],
    [0, undefined, 1],
    [-4, undefined, 1],
    [Number.NaN, undefined, 1],
  ])('[CS-39] asked for %s of a product that says %s, adds %i', async (qty, own, expected) => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A', { qty: own } as never), qty === undefined ? {} : { qty });
    expect(cart.state.get().count).toBe(expected);
  });

  it('[CS-39] leaves fields out, but not what makes the line changeable', async () => {
    const world = createCartWorld();
    const options = { configurable_children: [{ sku: 'A-1' }], description: '<p>…</p>' };
    const product = world.product('A', options as never);
    const cart = await world.start();
    await cart.add(product);
    expect(cart.state.get().items[0]?.product).toMatchObject({ sku: 'A', name: 'Szék' });
    expect(cart.state.get().items[0]?.product).toHaveProperty('configurable_children');
    expect(cart.state.get().items[0]?.product).not.toHaveProperty('description');
    const other = createCartWorld();
    const plain = await other.start({
      config: { productsAreReconfigurable: false, omitFields: ['name', 'configurable_children'] },
    });
    await plain.add(product);
    expect(plain.state.get().items[0]?.product).not.toHaveProperty('configurable_children');
    expect(plain.state.get().items[0]?.product.name).toBe('Szék');
  });

  it('[CS-40] adds the same product to its line, and other options as a separate line', async () => {
    const world = createCartWorld();
    world.network.turn(false);
    const cart = await world.start();
    await cart.add(world.product('A'));
    await cart.add(world.product('A'), { qty: 2 });
    await cart.add(world.product('A', { product_option: engraved('Anna') } as never));
    await cart.add(world.product('A', { product_option: engraved('Anna') } as never));
    await cart.add(world.product('A', { product_option: engraved('Béla') } as never));
    expect(cart.state.get().items.map(({ qty }) => qty)).toEqual([3, 2, 1]);
  });

  it('[CS-41] does not add what is sold out', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    const stock = { is_in_stock: false, qty: 0 };
    expect(await cart.add(world.product('A', { stock }))).toEqual({
      ok: false,
      error: [{ kind: 'out-of-stock', sku: 'A' }],
    });
    expect(kindsOf(cart)).toEqual(['out-of-stock']);
  });

  it('[CS-41] adds what may be volatile, and says so instead of "added"', async () => {
    const world = createCartWorld();
    const cart = await world.start({ config: { synchronizeStock: false } });
    await cart.add(world.product('A', { stock: undefined }));
    await world.pass();
    expect(kindsOf(cart)).toEqual(['volatile-stock']);
    expect(paperOf(cart)).toEqual({ A: 1 });
    expect(world.stockChecks).toEqual([]);
  });

  it('[CS-41] asks about unknown stock afterwards, and remembers the question', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A', { stock: undefined }));
    await world.pass();
    expect(world.stockChecks).toEqual(['A']);
    expect(cart.state.get().items[0]?.onlineStockCheckid).toBe('task-1');
    expect(kindsOf(cart)).toEqual(['added']);
  });

  it('[CS-47] the button waits while an add is under way', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    const adding = cart.add(world.product('A'));
    expect(cart.state.get().isAdding).toBe(true);
    await adding;
    expect(cart.state.get().isAdding).toBe(false);
  });

  it('[CS-47] says "added" once the server has it, and without a server at once', async () => {
    const world = createCartWorld();
    world.shop.delayMs = 100;
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass(50);
    expect(kindsOf(cart)).toEqual([]);
    await world.pass(1000);
    expect(cart.state.get().notices).toMatchObject([{ kind: 'added', confirmed: true, sku: 'A' }]);
    world.network.turn(false);
    await cart.add(world.product('B'));
    await world.pass();
    expect(cart.state.get().notices[1]).toMatchObject({ kind: 'added', confirmed: false });
    world.network.turn(true);
    await world.pass(2000);
    expect(kindsOf(cart)).toEqual(['added', 'added']);
    expect(world.shop.paper()).toEqual({ A: 1, B: 1 });
  });

  it('[CS-47] says nothing of what went well with a silent add', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'), { silent: true });
    await world.pass();
    expect(kindsOf(cart)).toEqual([]);
  });

  it('[CS-47] says the same only once in a row', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    const free = (sku: string) => cart.add(world.product(sku, { price_incl_tax: 0 }));
    await free('A');
    await free('A');
    expect(kindsOf(cart)).toEqual(['price-unknown']);
    await free('B');
    await free('A');
    expect(cart.state.get().notices).toMatchObject([{ sku: 'A' }, { sku: 'B' }, { sku: 'A' }]);
  });

  it('[CS-47] stores 20 notices and removes each on request', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    for (let n = 0; n < 25; n++) await cart.add(world.product(`P${n}`, { price_incl_tax: 0 }));
    const { notices } = cart.state.get();
    expect(notices).toHaveLength(20);
    expect(notices[0]).toMatchObject({ sku: 'P5' });
    cart.dismissNotice(notices[3]!.id);
    expect(cart.state.get().notices.map(({ id }) => id)).not.toContain(notices[3]!.id);
    expect(cart.state.get().notices).toHaveLength(19);
    let changes = 0;
    cart.state.subscribe(() => (changes += 1));
    cart.dismissNotice('unknown');
    expect(changes).toBe(0);
  });
});

it('[CS-17] a stopped cart shows no further change, and can be stopped before it starts', async () => {
  const world = createCartWorld();
  expect(() => world.openTab().cart.stop()).not.toThrow();
  const cart = await world.start();
  await cart.add(world.product('A'));
  await world.pass();
  cart.stop();
  await cart.changeQty('A', 5);
  expect(paperOf(cart)).toEqual({ A: 1 });
});

describe('changing', () => {
  it.each([0, -1, 1.5, Number.NaN, Infinity])('[CS-42] refuses the quantity %s', async (qty) => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    expect(await cart.changeQty('A', qty)).toEqual({
      ok: false,
      error: { kind: 'quantity-invalid' },
    });
    expect(paperOf(cart)).toEqual({ A: 1 });
  });

  it('[CS-42] sets the quantity, and says so', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    expect(await cart.changeQty('A', 4)).toMatchObject({ ok: true, value: { qty: 4 } });
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 4 });
    expect(kindsOf(cart)).toEqual(['added', 'quantity-updated']);
    expect(await cart.changeQty('B', 4)).toMatchObject({ error: { kind: 'not-in-cart' } });
  });

  it('[CS-43] puts another variant in the place of a line', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('RED'), { qty: 2 });
    await cart.add(world.product('Z'));
    await world.pass();
    expect(await cart.changeVariant('RED', world.product('BLUE'))).toMatchObject({
      ok: true,
      value: { sku: 'BLUE', qty: 2 },
    });
    await world.pass();
    expect(cart.state.get().items.map(({ sku }) => sku)).toEqual(['BLUE', 'Z']);
    expect(world.shop.paper()).toEqual({ BLUE: 2, Z: 1 });
  });

  it('[CS-43] a line that has that variant gives its quantity to it', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('RED'), { qty: 2 });
    await cart.add(world.product('BLUE'), { qty: 3 });
    await world.pass();
    await cart.changeVariant('RED', world.product('BLUE'));
    await world.pass();
    expect(paperOf(cart)).toEqual({ BLUE: 5 });
    expect(world.shop.paper()).toEqual({ BLUE: 5 });
  });

  it('[CS-43] there and back again leaves what was', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('RED'), { qty: 2 });
    await world.pass();
    await cart.changeVariant('RED', world.product('BLUE'));
    await cart.changeVariant('BLUE', world.product('RED'));
    await world.pass(5000);
    expect(world.shop.paper()).toEqual({ RED: 2 });
    await cart.changeVariant('RED', world.product('RED', { name: 'Új név' }));
    expect(cart.state.get().items).toMatchObject([{ qty: 2, product: { name: 'Új név' } }]);
  });

  it('[CS-43] refuses as adding would', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('RED'));
    const soldOut = world.product('BLUE', { stock: { is_in_stock: false, qty: 0 } });
    expect(await cart.changeVariant('RED', soldOut)).toMatchObject({
      error: { kind: 'out-of-stock' },
    });
    expect(await cart.changeVariant('NONE', soldOut)).toMatchObject({
      error: { kind: 'not-in-cart' },
    });
    expect(paperOf(cart)).toEqual({ RED: 1 });
  });

  it('[CS-44] asks before removing, and keeps the line on a no', async () => {
    const world = createCartWorld();
    let isSure = false;
    const removalQuestions: string[] = [];
    const confirmRemove = async (line?: { readonly sku: string }) => {
      removalQuestions.push(line?.sku ?? '');
      return isSure;
    };
    const cart = await world.start({ ports: { confirmRemove } });
    await cart.add(world.product('A'));
    expect(await cart.remove('A')).toEqual({ ok: false, error: { kind: 'kept' } });
    isSure = true;
    expect(await cart.remove('A')).toMatchObject({ ok: true, value: { index: 0 } });
    expect(removalQuestions).toEqual(['A', 'A']);
    expect(await cart.remove('A')).toEqual({ ok: false, error: { kind: 'not-in-cart' } });
    expect(removalQuestions).toEqual(['A', 'A']);
    expect(cart.state.get().notices.at(-1)).toMatchObject({ kind: 'removed', sku: 'A' });
  });

  it('[CS-44] shows no notice for a line whose removal is reported by its caller', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass();
    expect((await cart.remove('A', { silent: true })).ok).toBe(true);
    expect(kindsOf(cart)).toEqual(['added']);
  });

  it('[CS-44] does not ask when not so configured', async () => {
    const world = createCartWorld();
    const cart = await world.start({
      config: { askBeforeRemoveProduct: false },
      ports: { confirmRemove: async () => false },
    });
    await cart.add(world.product('A'));
    expect((await cart.remove('A')).ok).toBe(true);
  });

  it('[CS-44] a line that went while the shopper was asked is gone', async () => {
    const world = createCartWorld();
    const cart = await world.start({
      ports: { confirmRemove: async () => (await cart.clear(), true) },
    });
    await cart.add(world.product('A'));
    expect(await cart.remove('A')).toMatchObject({ error: { kind: 'not-in-cart' } });
  });

  it('[CS-45] puts a line back where it stood, on the server too', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    for (const sku of ['A', 'B', 'C']) await cart.add(world.product(sku), { qty: 2 });
    await world.pass();
    const removed = await cart.remove('B');
    await world.pass();
    expect(world.shop.paper()).toEqual({ A: 2, C: 2 });
    if (removed.ok) await cart.restore(removed.value);
    await world.pass();
    expect(cart.state.get().items.map(({ sku }) => sku)).toEqual(['A', 'B', 'C']);
    expect(world.shop.paper()).toEqual({ A: 2, B: 2, C: 2 });
    expect(kindsOf(cart)).not.toContain('removed');
  });

  it('[CS-45] adds to a line that was created again in the meantime', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'), { qty: 2 });
    const removed = await cart.remove('A');
    await cart.add(world.product('A'));
    expect(removed.ok && (await cart.restore(removed.value))).toMatchObject({ qty: 3 });
  });

  it('[CS-46] a late answer marks the line', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    const stock = (is_in_stock: boolean) => ({ sku: 'A', entry: { is_in_stock, qty: 0 } });
    await cart.stockChecked(stock(false));
    expect(cart.state.get().items[0]).toMatchObject({ errors: { stock: 'out-of-stock' } });
    expect(cart.state.get().notices.at(-1)).toMatchObject({ kind: 'sold-out', removed: false });
    await cart.stockChecked(stock(true));
    expect(cart.state.get().items[0]).toMatchObject({
      info: { stock: 'in-stock' },
      stock: { is_in_stock: true },
    });
    expect(cart.state.get().items[0]?.errors).toBeUndefined();
  });

  it.each([
    [false, false, true],
    [true, false, false],
    [false, true, false],
  ])(
    '[CS-46] allowOutOfStockInCart %s, synchronize %s: a sold-out line is removed: %s',
    async (allowOutOfStockInCart, synchronize, removed) => {
      const world = createCartWorld();
      const cart = await world.start({ config: { allowOutOfStockInCart, synchronize } });
      await cart.add(world.product('A'));
      await cart.stockChecked({ sku: 'A', entry: { is_in_stock: false, qty: 0 } });
      expect(cart.state.get().items).toHaveLength(removed ? 0 : 1);
      expect(cart.state.get().notices.at(-1)).toMatchObject({ kind: 'sold-out', removed });
    },
  );

  it('[CS-46] ignores answers about what is not there', async () => {
    const world = createCartWorld();
    const cart = await world.start();
    await cart.add(world.product('A'));
    const before = cart.state.get();
    await cart.stockChecked({ sku: 'B', entry: { is_in_stock: false, qty: 0 } });
    await cart.stockChecked({ sku: 'A' });
    expect(cart.state.get().items).toEqual(before.items);
  });
});

describe('notices of a line', () => {
  const withLine = async (over = {}) => {
    const world = createCartWorld();
    const cart = await world.start(over);
    await cart.add(world.product('A'), { qty: 2 });
    await world.pass();
    return { world, cart };
  };

  it('[CS-42] a quantity of one is one, and less is none', async () => {
    const { cart } = await withLine();
    expect(await cart.changeQty('A', 1)).toMatchObject({ ok: true, value: { qty: 1 } });
    expect(await cart.changeQty('A', 0)).toEqual({
      ok: false,
      error: { kind: 'quantity-invalid' },
    });
    expect(await cart.changeQty('Z', 1)).toEqual({ ok: false, error: { kind: 'not-in-cart' } });
    expect(await cart.remove('Z')).toEqual({ ok: false, error: { kind: 'not-in-cart' } });
  });

  it('[CS-42] a line another tab took out meanwhile is not in the cart', async () => {
    const { world, cart } = await withLine();
    const other = await world.start();
    const [, changed] = await Promise.all([other.remove('A'), cart.changeQty('A', 5)]);
    expect(changed).toEqual({ ok: false, error: { kind: 'not-in-cart' } });
  });

  it('[CS-44] a line whose removal is asked about, and that went meanwhile, is not in the cart', async () => {
    const { world, cart } = await withLine({
      ports: { confirmRemove: async () => (await cart0().clear(), true) },
    });
    function cart0() {
      return cart;
    }
    expect(await cart.remove('A')).toEqual({ ok: false, error: { kind: 'not-in-cart' } });
    await world.pass();
  });

  it('[CS-45] putting a line back takes away the notice of its removal, and no other', async () => {
    const { world, cart } = await withLine();
    await cart.add(world.product('B'));
    await world.pass();
    const [a, b] = [await cart.remove('A'), await cart.remove('B')];
    await world.pass();
    expect(kindsOf(cart)).toEqual(['added', 'added', 'removed', 'removed']);
    if (a.ok) await cart.restore(a.value);
    await world.pass();
    expect(
      cart.state.get().notices.map(({ kind, ...rest }) => [kind, Reflect.get(rest, 'sku')]),
    ).toEqual([
      ['added', 'A'],
      ['added', 'B'],
      ['removed', 'B'],
    ]);
    expect(b.ok).toBe(true);
  });

  it('[CS-44] no notice is shown for a line that was removed before its turn', async () => {
    const world = createCartWorld();
    world.shop.delayMs = 100;
    const cart = await world.start();
    await cart.add(world.product('A'));
    await world.pass(50);
    await cart.remove('A');
    await world.pass(3000);
    expect(kindsOf(cart)).toEqual(['removed']);
  });

  it('[CS-43] another variant is reported as a change and its stock is checked', async () => {
    const { world, cart } = await withLine();
    const variant = world.product('A-2', { stock: undefined });
    expect(await cart.changeVariant('A', variant)).toMatchObject({
      ok: true,
      value: { sku: 'A-2', qty: 2 },
    });
    await world.pass();
    expect(world.stockChecks).toEqual(['A-2']);
    expect(kindsOf(cart)).toEqual(['added', 'quantity-updated']);
    expect(world.shop.paper()).toEqual({ 'A-2': 2 });
  });

  it('[CS-46] a stock answer is of its own article alone', async () => {
    const { world, cart } = await withLine();
    await cart.add(world.product('B'));
    await cart.stockChecked({ sku: 'B', entry: { is_in_stock: false, qty: 0 } });
    expect(cart.state.get().items).toMatchObject([
      { sku: 'A' },
      { sku: 'B', errors: { stock: 'out-of-stock' } },
    ]);
    expect(cart.state.get().items[0]?.errors).toBeUndefined();
    expect(cart.state.get().notices.at(-1)).toMatchObject({
      kind: 'sold-out',
      sku: 'B',
      removed: false,
    });
    await cart.stockChecked({ sku: 'Z', entry: { is_in_stock: false, qty: 0 } });
    await cart.stockChecked({ sku: 'B' });
    await cart.stockChecked({ sku: 'B', entry: { is_in_stock: true, qty: 3 } });
    expect(cart.state.get().items[1]).toMatchObject({
      info: { stock: 'in-stock' },
      errors: undefined,
      stock: { qty: 3 },
    });
    expect(kindsOf(cart).filter((kind) => kind === 'sold-out')).toHaveLength(1);
  });

  it('[CS-38] parts of a group are looked for as articles, not as variants', async () => {
    const requestedRows: unknown[] = [];
    const world = createCartWorld();
    const cart = await world.start({
      ports: {
        products: {
          async find(row) {
            requestedRows.push(row);
            return world.product(row.sku);
          },
        },
      },
    });
    await cart.add(grouped([link('T')]));
    expect(requestedRows).toEqual([{ sku: 'T', isVariant: false }]);
  });

  it('[CS-38] every part that is refused says why', async () => {
    const world = createCartWorld();
    world.products.set('X', world.product('X', { price_incl_tax: 0 }));
    world.products.set('Y', world.product('Y', { stock: { is_in_stock: false, qty: 0 } }));
    const cart = await world.start();
    expect(await cart.add(grouped([link('X'), link('Y')]))).toEqual({
      ok: false,
      error: [
        { kind: 'price-unknown', sku: 'X' },
        { kind: 'out-of-stock', sku: 'Y' },
      ],
    });
  });
});
