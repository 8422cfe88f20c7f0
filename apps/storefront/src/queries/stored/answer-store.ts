import {
  readNameIndex,
  writeNameIndex,
  type ProductName,
  type ProductNames,
} from '@shop/catalog-client';
import { foldText } from '@shop/format';
import type { BatchStore } from '@shop/kernel';
import type { Product } from '@shop/contract';
import type { CardProduct } from '../products/card-fields.ts';
import { visitProducts } from '../products/visit-products.ts';

/** The data of a query and its age. */
export interface StoredAnswer {
  readonly data: unknown;
  /** Epoch milliseconds. */
  readonly storedAtMs: number;
}

/** Responses of queries on this device, for pages without a network. */
export interface AnswerStore {
  /** Reads the response of the query with this hash; undefined if there is none. Errors: none. */
  read(hash: string, queryKey: readonly unknown[]): Promise<StoredAnswer | undefined>;
  /** Stores responses by the hash of their query, and each product in them. Errors: none; full storage is cleared. */
  write(answers: ReadonlyMap<string, StoredAnswer>): Promise<void>;
  /** Finds products on this device whose name contains every word of a text, accents and case apart. Errors: none. */
  search(text: string): Promise<FoundOnDevice>;
  /** Time at which the names were stored, in epoch milliseconds; undefined for none. */
  namesStoredAtMs(): Promise<number | undefined>;
  /** Stores the names of the products of the store view. Errors: none. */
  writeNames(names: ProductNames, storedAtMs: number): Promise<void>;
}

export interface FoundOnDevice {
  /** Viewed products, best match first. */
  readonly cards: readonly CardProduct[];
  /** Products of which only the name is stored on this device, best match first, at most 30. */
  readonly otherNames: readonly ProductName[];
}

const indexKey = 'index';
const namesKey = 'names';
/** Returns the sku in the key of a card or a product. */
const skuOf = (key: string) => key.slice(key.indexOf(':') + 1);
/** Largest number of names in a result: a page shows no more. */
const maxOtherNames = 30;

/** Number of stored entries: about 60 pages with their products. */
const defaultLimit = 2000;

/**
 * Returns the cards, and the names of products without a card, that contain all words; an earlier position of the first
 * word ranks higher.
 */
function foundByName(
  text: string,
  cards: readonly CardProduct[],
  names: readonly ProductName[],
): FoundOnDevice {
  const words = foldText(text).split(/\s+/);
  const matches = (name: string) => {
    const foldedName = foldText(name);
    return words.every((word) => foldedName.includes(word));
  };
  const place = (name: string) => foldText(name).indexOf(words[0] ?? '');
  const foundCards = cards
    .filter(({ name }) => matches(name))
    .toSorted((a, b) => place(a.name) - place(b.name));
  const skus = new Set(foundCards.map(({ sku }) => sku));
  return {
    cards: foundCards,
    otherNames: names
      .filter(({ sku, name }) => !skus.has(sku) && matches(name))
      .toSorted((a, b) => place(a.name) - place(b.name))
      .slice(0, maxOtherNames),
  };
}

/**
 * Creates a response store in a browser collection. Above `limit` the oldest entries are removed. Products are stored
 * in addition to their responses, so that the shopper's lists, whose responses are not stored, can be composed of them.
 */
export function createAnswerStore(
  store: BatchStore,
  toCard: (product: Product) => CardProduct,
  limit = defaultLimit,
): AnswerStore {
  async function products<T>(kind: 'card' | 'product', skus: readonly string[]) {
    const values = await store.getMany(skus.map((sku) => `${kind}:${sku}`));
    return values.filter(isStored) as readonly (StoredAnswer & { readonly data: T })[];
  }

  async function savedCards(skus: readonly string[]): Promise<StoredAnswer | undefined> {
    const cards = await products<CardProduct>('card', skus);
    const wholes = await products<Product>('product', skus);
    const bySku = new Map(
      [...cards, ...wholes.map((whole) => ({ ...whole, data: toCard(whole.data) }))].map((card) => [
        card.data.sku,
        card,
      ]),
    );
    return composed([...bySku.values()], ({ data }) => [data.sku, data]);
  }

  async function compared(skus: readonly string[]): Promise<StoredAnswer | undefined> {
    const wholes = await products<Product>('product', skus);
    const answer = composed(wholes, ({ data }) => [data.sku, data]);
    return answer && { ...answer, data: { products: answer.data, attributes: [] } };
  }

  async function reviewed(ids: readonly unknown[]): Promise<StoredAnswer | undefined> {
    const keys = await store.keys('product:');
    const wholes = await products<Product>('product', keys.map(skuOf));
    const reviewedProducts = wholes.filter(({ data }) => ids.includes(data.id));
    return composed(reviewedProducts, ({ data }) => [String(data.id), data]);
  }

  async function allCards(): Promise<readonly CardProduct[]> {
    const skusOf = async (kind: 'card' | 'product') => (await store.keys(`${kind}:`)).map(skuOf);
    const skus = new Set([...(await skusOf('card')), ...(await skusOf('product'))]);
    const answer = await savedCards([...skus]);
    return Object.values((answer?.data ?? {}) as Readonly<Record<string, CardProduct>>);
  }

  async function storedNames(): Promise<(ProductNames & { storedAtMs: number }) | undefined> {
    const storedAnswer = await store.get(namesKey);
    if (!isStored(storedAnswer)) return undefined;
    const names = readNameIndex(storedAnswer.data);
    return names && { ...names, storedAtMs: storedAnswer.storedAtMs };
  }

  return {
    search: async (text) => foundByName(text, await allCards(), (await storedNames())?.names ?? []),
    namesStoredAtMs: async () => (await storedNames())?.storedAtMs,
    writeNames: async (names, storedAtMs) =>
      void (await store.set(namesKey, { data: writeNameIndex(names), storedAtMs })),
    async read(hash, [name, , skus]) {
      const storedAnswer = await store.get(`answer:${hash}`);
      if (isStored(storedAnswer)) return storedAnswer;
      if (!Array.isArray(skus)) return undefined;
      if (name === 'saved-products') return savedCards(skus);
      if (name === 'reviewed-products') return reviewed(skus);
      return name === 'compared' ? compared(skus) : undefined;
    },
    async write(answers) {
      const entries = new Map<string, StoredAnswer>();
      for (const [hash, { data, storedAtMs }] of answers) {
        entries.set(`answer:${hash}`, { data, storedAtMs });
        visitProducts(data, (foundProduct) => {
          const product = foundProduct.kind === 'card' ? foundProduct.card : foundProduct.product;
          entries.set(`${foundProduct.kind}:${product.sku}`, { data: product, storedAtMs });
        });
      }
      const index = new Map(readIndex(await store.get(indexKey)));
      for (const [key, { storedAtMs }] of entries) index.set(key, storedAtMs);
      const oldest = [...index].toSorted(([, a], [, b]) => a - b).slice(0, -limit);
      for (const [key] of oldest) {
        index.delete(key);
        entries.delete(key);
        await store.delete(key);
      }
      const result = await store.setMany([...entries, [indexKey, [...index]]]);
      if (!result.ok && result.error.kind === 'quota') await store.clear();
    },
  };
}

/** Composes a response of several stored products, with the age of the oldest; undefined for none. */
function composed<T extends StoredAnswer>(
  parts: readonly T[],
  entryOf: (part: T) => readonly [string, unknown],
): StoredAnswer | undefined {
  if (parts.length === 0) return undefined;
  return {
    data: Object.fromEntries(parts.map(entryOf)),
    storedAtMs: Math.min(...parts.map(({ storedAtMs }) => storedAtMs)),
  };
}

function isStored(value: unknown): value is StoredAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    'storedAtMs' in value &&
    typeof value.storedAtMs === 'number'
  );
}

function readIndex(value: unknown): readonly (readonly [string, number])[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (entry): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
  );
}
