import type { Call, Caller, Exchange } from './caller.ts';
import {
  filterable,
  isConfigurable,
  leafId,
  optionId,
  pricedSkus,
  skuOf,
  subtrees,
  urlPathOf,
} from './generate-catalogue.ts';

/**
 * A measured call: its name, the goal for p95 in milliseconds, and a function that runs one round and returns its
 * duration in milliseconds.
 */
export interface Measured {
  readonly name: string;
  readonly goalMs: number | undefined;
  readonly rounds: number;
  step(client: number, round: number): Promise<number>;
}

/** Fields of a product card in a listing. */
const cardFields = [
  'id',
  'sku',
  'name',
  'type_id',
  'slug',
  'url_key',
  'url_path',
  'image',
  'media_gallery.image',
  'material_text',
  'price',
  'price_incl_tax',
  'original_price',
  'original_price_incl_tax',
  'special_price',
  'special_price_incl_tax',
  'final_price',
  'price_history',
  'new',
  'sale',
  'stock',
  'color_options',
  'configurable_options',
  'configurable_children.sku',
  'configurable_children.price_incl_tax',
];
const pageSize = 24;
const facets = [...filterable.slice(0, 7), 'price'];
/** Search words with one letter wrong, missing, doubled or swapped. */
const mistyped = [
  'kanpé',
  'ruhásszekrny',
  'könyespolc',
  'komódd',
  'iróaztal',
  'álólámpa',
  'szönyegg',
  'étkezöaztal',
];
const looks = ['kárpitozott', 'tömörfa', 'állítható', 'keskeny', 'összecsukható', 'magas', 'kerek'];

const shown = [
  { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
  { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
];

interface Wish {
  readonly categories?: readonly number[];
  readonly chosen?: Readonly<Record<string, object>>;
  readonly text?: string;
  readonly sort?: string;
  readonly from?: number;
}

function listing({
  categories,
  chosen = {},
  text = '',
  sort = 'created_at:desc',
  from = 0,
}: Wish): Call {
  return {
    method: 'POST',
    path: '/api/catalog',
    body: {
      store: '',
      type: 'product',
      searchQuery: {
        _searchText: text,
        _appliedFilters: [
          ...shown,
          ...(categories === undefined
            ? []
            : [{ attribute: 'category_ids', value: { in: categories }, scope: 'default' }]),
          ...Object.entries(chosen).map(([attribute, value]) => ({
            attribute,
            value,
            scope: 'catalog',
          })),
        ],
        _availableFilters: facets.map((field) => ({ field, scope: 'catalog' })),
        _appliedSort: [],
      },
      size: pageSize,
      from,
      ...(text === '' ? { sort } : {}),
      includeFields: cardFields,
    },
  };
}

const halfWords = ['kanap', 'ruhássz', 'könyvesp', 'komó', 'íróasz', 'állólám', 'szőny', 'étkezőa'];

/** Returns an unfinished word after another word and a number. The number makes each text different. */
const halfText = (round: number, products: number): string =>
  [
    looks[spread(round, 14, looks.length)],
    1 + spread(round, 15, products),
    halfWords[spread(round, 16, halfWords.length)],
  ].join(' ');

/** Returns a request for the first products of a search text that the shopper is typing. */
function suggested(text: string): Call {
  const call = listing({ text });
  return {
    ...call,
    body: {
      ...call.body,
      searchQuery: { _searchText: text, _appliedFilters: shown },
      size: 6,
    },
  };
}

/** Returns a request for a product with all its fields, as a product page sends it. */
function bySku(sku: string): Call {
  return {
    method: 'POST',
    path: '/api/catalog',
    body: {
      type: 'product',
      searchQuery: {
        _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }],
      },
      size: 1,
      from: 0,
    },
  };
}

/**
 * Returns a pseudo-random integer from 0 up to, but not including, `below`. It depends on the round and the salt only,
 * so it is the same in every run.
 */
function spread(round: number, salt: number, below: number): number {
  const mixed = Math.imul(round + 1, 2_654_435_761) + Math.imul(salt, 40_503);
  return (Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 7) % below;
}

const categoryOf = (round: number): readonly number[] => {
  const department = spread(round, 1, subtrees.length);
  return round % 2 === 0
    ? (subtrees[department] ?? [])
    : [leafId(department, spread(round, 2, 10))];
};

/** Returns the measured calls for a shop of `products` products. */
export function measuredCalls(caller: Caller, products: number): readonly Measured[] {
  const timed = async (call: Call, isRight: (body: Buffer) => boolean): Promise<number> => {
    for (;;) {
      const answer = await caller.call(call);
      // An overloaded machine has refused the request. The repeated request counts as one.
      if (answer.status === 503) await new Promise((later) => setTimeout(later, 1_000));
      else if (answer.status !== 200 || !isRight(answer.body)) throw wrong(call, answer);
      else return answer.ms;
    }
  };
  const readRounds = 4_000;
  return [
    {
      name: 'category listing, 8 facets',
      goalMs: 10,
      rounds: readRounds,
      step: (_client, round) =>
        timed(
          listing({
            categories: categoryOf(round),
            // A category without subcategories may have one page only.
            from: round % 2 === 0 ? spread(round, 3, 3) * pageSize : 0,
          }),
          hasItems,
        ),
    },
    {
      name: 'two filters and a price range',
      goalMs: 10,
      rounds: readRounds,
      step: (_client, round) => {
        const price = 10_000 + spread(round, 4, 30) * 5_000;
        return timed(
          listing({
            categories: categoryOf(round),
            sort: 'final_price:asc',
            chosen: {
              color: { in: [0, 1, 2].map((at) => optionId(0, (spread(round, 5, 15) + at) % 15)) },
              filter_group_1: {
                in: [0, 1, 2, 3].map((at) => optionId(3, (spread(round, 6, 15) + at) % 15)),
              },
              price: { gte: price, lte: price + 150_000 },
            },
          }),
          (body) => body.includes('"agg_range_price"'),
        );
      },
    },
    {
      name: 'text search with a typo',
      goalMs: 30,
      rounds: readRounds / 4,
      // Each text is requested once, so its result cannot come from memory.
      step: (_client, round) =>
        timed(
          listing({
            text: `${looks[round % looks.length] ?? ''} ${mistyped[spread(round, 7, mistyped.length)] ?? ''} ${1 + spread(round, 8, products)}`,
          }),
          hasItems,
        ),
    },
    {
      name: 'suggestions for half a word',
      goalMs: 100,
      rounds: readRounds / 4,
      // Sends requests as the search field does while a shopper types.
      step: (_client, round) => timed(suggested(halfText(round, products)), hasItems),
    },
    {
      name: 'product by sku',
      goalMs: 3,
      rounds: readRounds,
      step: (_client, round) => timed(bySku(skuOf(1 + spread(round, 9, products))), hasItems),
    },
    {
      name: 'resolve by path',
      goalMs: 3,
      rounds: readRounds,
      step: (_client, round) =>
        timed(
          {
            method: 'POST',
            path: '/api/url/map',
            body: {
              url: `/${urlPathOf(1 + spread(round, 10, products))}`,
              includeFields: ['id', 'sku', 'type_id', 'url_path', 'slug'],
            },
          },
          (body) => body.includes('"_type":"product"'),
        ),
    },
    cartAdd(caller, products),
    cartTotals(caller, products),
    orderPlacement(caller, products),
  ];
}

const someItems = Buffer.from('{"items":[{');
const hasItems = (body: Buffer) => body.subarray(0, someItems.length).equals(someItems);

/** Number of lines that are added to a cart before the next cart is created. */
const linesPerCart = 10;

function cartAdd(caller: Caller, products: number): Measured {
  const carts = new Map<number, { id: string; lines: number }>();
  return {
    name: 'cart add',
    goalMs: 10,
    rounds: 4_000,
    async step(client, round) {
      let cart = carts.get(client);
      if (cart === undefined || cart.lines === linesPerCart) {
        cart = { id: await newCart(caller), lines: 0 };
        carts.set(client, cart);
      }
      cart.lines += 1;
      return (await addLine(caller, cart.id, 1 + spread(round, 11, products))).ms;
    },
  };
}

function cartTotals(caller: Caller, products: number): Measured {
  const carts = new Map<number, Promise<string>>();
  const filled = async (client: number) => {
    const id = await newCart(caller);
    for (let line = 0; line < 3; line++)
      await addLine(caller, id, 1 + spread(client * 10 + line, 12, products));
    return id;
  };
  return {
    name: 'cart totals, 3 lines',
    goalMs: undefined,
    rounds: 4_000,
    async step(client) {
      let cart = carts.get(client);
      if (cart === undefined) {
        cart = filled(client);
        carts.set(client, cart);
      }
      const call: Call = { method: 'GET', path: `/api/cart/totals?token=&cartId=${await cart}` };
      const answer = await caller.call(call);
      if (answer.status !== 200) throw wrong(call, answer);
      return answer.ms;
    },
  };
}

function orderPlacement(caller: Caller, products: number): Measured {
  return {
    name: 'order placement',
    goalMs: undefined,
    rounds: 400,
    async step(_client, round) {
      const cartId = await newCart(caller);
      const n = 1 + spread(round, 13, products);
      await addLine(caller, cartId, n);
      const call: Call = { method: 'POST', path: '/api/order/create', body: orderOf(cartId, n) };
      const answer = await caller.call(call);
      if (answer.status !== 200) throw wrong(call, answer);
      return answer.ms;
    },
  };
}

async function newCart(caller: Caller): Promise<string> {
  const call: Call = { method: 'POST', path: '/api/cart/create?token=' };
  const answer = await caller.call(call);
  if (answer.status !== 200) throw wrong(call, answer);
  return (JSON.parse(answer.body.toString()) as { result: string }).result;
}

async function addLine(caller: Caller, cartId: string, n: number): Promise<Exchange> {
  const sku = isConfigurable(n) ? (pricedSkus(n)[0] ?? '') : skuOf(n);
  const call: Call = {
    method: 'POST',
    path: `/api/cart/update?token=&cartId=${cartId}`,
    body: { cartItem: { sku, qty: 1, quoteId: cartId } },
  };
  const answer = await caller.call(call);
  if (answer.status !== 200) throw wrong(call, answer);
  return answer;
}

function orderOf(cartId: string, n: number): object {
  const address = {
    firstname: 'Anna',
    lastname: 'Kovács',
    country_id: 'HU',
    postcode: '1137',
    city: 'Budapest',
    street: ['Pozsonyi út 12.', ''],
    telephone: '+36301234567',
    email: 'anna@example.hu',
    region: '',
    region_id: 0,
    region_code: '',
    company: '',
  };
  return {
    user_id: '',
    cart_id: cartId,
    products: [{ sku: pricedSkus(n)[0], qty: 1, name: 'x' }],
    addressInformation: {
      shippingAddress: address,
      billingAddress: { ...address, vat_id: '' },
      shipping_carrier_code: 'showroom',
      shipping_method_code: 'pickup',
      payment_method_code: 'banktransfer',
      payment_method_additional: {},
      shippingExtraFields: {},
    },
  };
}

function wrong(call: Call, answer: Exchange): Error {
  return new Error(
    `${call.method} ${call.path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`,
  );
}
