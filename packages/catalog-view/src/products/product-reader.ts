import type { Clock } from '@shop/kernel';
import { LRUCache } from 'lru-cache';
import {
  type DocumentText,
  normaliseProduct,
  type NormalProduct,
  type Source,
} from '@shop/catalog-documents';
import { createFieldWriter, type FieldTexts } from '../texts/field-texts.ts';
import {
  createProductPricer,
  type PricedProduct,
  type ReaderContext,
  type ReadProducts,
} from './product-pricer.ts';

/** Maximum bytes of cached product texts. Other products are read, completed and priced again. */
const maxTextBytes = 512 * 1024 * 1024;
/** Bytes of a cached product in addition to its text. */
const textCost = 256;
/** Products cached as objects, for callers that compute with them; about 15 KB each. */
const maxObjects = 500;

/**
 * Product documents from the database, completed and priced, cached until invalidated. They may be priced again for
 * another country or time (PR-12).
 */
export interface ProductReader {
  byId(ids: readonly string[]): Promise<ReadonlyMap<string, NormalProduct>>;
  /** The same as JSON text. */
  textsById(ids: readonly string[]): Promise<ReadonlyMap<string, ServedProduct>>;
  /** Caches documents just read in place of older ones; returns them completed and priced. */
  take(documents: readonly DocumentText[]): Promise<readonly PricedProduct[]>;
  /** The same for a customer group, with its tiers. Not cached: requests are rare and each group has other prices. */
  forGroup(ids: readonly string[], groupId: number): Promise<ReadonlyMap<string, NormalProduct>>;
  /** Prices these products again. */
  priceAnew(ids: readonly string[]): Promise<ReadonlyMap<string, PricedProduct>>;
  /** Removes deleted products. */
  drop(ids: readonly string[]): void;
  /** Clears the cache: every product is completed and priced again. */
  forget(): void;
}

/** Cached text of a product, without live figures. */
interface ServedProduct {
  readonly id: number;
  readonly sku: string;
  readonly fields: FieldTexts;
  /** Milliseconds; see {@link pricesValidUntil}. */
  readonly validUntil: number;
}

export function createProductReader(
  readProducts: ReadProducts,
  clock: Clock,
  context: ReaderContext,
): ProductReader {
  const texts = new LRUCache<string, ServedProduct>({
    maxSize: maxTextBytes,
    sizeCalculation: ({ fields }) => fields.byteLength + textCost,
  });
  const objects = new LRUCache<string, NormalProduct>({ max: maxObjects });
  const pricer = createProductPricer(readProducts, context);
  let write = createFieldWriter();

  /** Number of changes so far: documents added or removed. */
  let batchCount = 0;

  const textOf = ({ product, validUntil }: PricedProduct): ServedProduct => ({
    id: product.id,
    sku: product.sku,
    fields: write(product),
    validUntil,
  });

  const keep = (id: string, pricedProduct: PricedProduct) => {
    texts.set(id, textOf(pricedProduct));
    objects.delete(id);
  };

  const priceAnew = async (ids: readonly string[]) => {
    const takenBefore = batchCount;
    const pricedById = await pricer.priceById(ids);
    // Documents that were read may be older than those taken meanwhile.
    if (batchCount === takenBefore) for (const [id, result] of pricedById) keep(id, result);
    return pricedById;
  };

  const textsById = async (ids: readonly string[]) => {
    const nowMs = clock.now();
    const products = new Map<string, ServedProduct>();
    const missing: string[] = [];
    for (const id of ids) {
      const cachedProduct = texts.get(id);
      if (cachedProduct === undefined || cachedProduct.validUntil < nowMs) missing.push(id);
      else products.set(id, cachedProduct);
    }
    if (missing.length === 0) return products;
    for (const [id, pricedProduct] of await priceAnew(missing)) {
      products.set(id, texts.peek(id) ?? textOf(pricedProduct));
    }
    return products;
  };

  return {
    async byId(ids) {
      const products = new Map<string, NormalProduct>();
      for (const [id, text] of await textsById(ids)) {
        // The product was stored again while this call waited: only this call returns the old one.
        const isCurrent = texts.peek(id) === text;
        const cachedProduct = isCurrent ? objects.get(id) : undefined;
        const product = cachedProduct ?? (text.fields.document() as NormalProduct);
        if (isCurrent) objects.set(id, product);
        products.set(id, product);
      }
      return products;
    },
    textsById,
    async forGroup(ids, groupId) {
      const pricedById = await pricer.priceById(ids, groupId);
      return new Map([...pricedById].map(([id, { product }]) => [id, product]));
    },
    async take(documents) {
      batchCount += 1;
      const products = documents.map(({ text }) =>
        normaliseProduct(context.inView(JSON.parse(text) as Source), context.facts()),
      );
      const pricedProducts = await pricer.price(products);
      documents.forEach(({ id }, at) => {
        const result = pricedProducts[at];
        if (result !== undefined) keep(id, result);
      });
      return pricedProducts;
    },
    priceAnew,
    drop(ids) {
      batchCount += 1;
      for (const id of ids) {
        texts.delete(id);
        objects.delete(id);
      }
    },
    forget() {
      batchCount += 1;
      texts.clear();
      objects.clear();
      write = createFieldWriter();
    },
  };
}
