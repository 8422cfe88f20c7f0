import type { Clock } from '@shop/kernel';
import {
  priceBundle,
  priceGrouped,
  priceProduct,
  type BundleProduct,
  type FindPart,
  type GroupedProduct,
  type PriceFields,
  type PricingContext,
} from '@shop/pricing';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import { completeProduct, type CatalogueFacts, type CompleteProduct } from './complete-product.ts';
import { readDocumentsById, type DocumentText } from './document-table.ts';
import type { Source } from './document.ts';
import { asNumber, asSources, asText } from './loose.ts';
import { pricesValidUntil } from './price-window.ts';

/** Documents kept completed and priced; about 15 KB each. */
const maxKept = 5_000;
/** Bytes of documents kept as text, beyond those: reading one again takes a tenth of what asking for it does. */
const maxTextBytes = 512 * 1024 * 1024;
/** The tiers everybody may see: guests' and "all groups". */
const openGroups = new Set([0, 32_000]);

/** What the reader must know of the rest of the catalogue. */
export interface ReaderContext {
  facts(): CatalogueFacts;
  pricing(): PricingContext;
  /** The document id of an article that is a product of its own. */
  idOfSku(sku: string): string | undefined;
}

/** Product documents out of the database, completed and priced, kept until told otherwise. */
export interface ProductReader {
  byId(ids: readonly string[]): Promise<ReadonlyMap<string, CompleteProduct>>;
  pricedById(ids: readonly string[]): Promise<ReadonlyMap<string, CompleteProduct>>;
  /** The same, with until when it holds. */
  pricedWithValidity(ids: readonly string[]): Promise<ReadonlyMap<string, PricedProduct>>;
  /** Keeps documents just read, in place of what was known of them; answers them completed and priced. */
  take(documents: readonly DocumentText[]): Promise<readonly PricedProduct[]>;
  /** These must be priced anew. */
  forgetPrices(ids: readonly string[]): void;
  /** These are no more. */
  drop(ids: readonly string[]): void;
  /** Everything must be completed and priced anew. */
  forget(): void;
}

export interface PricedProduct {
  readonly product: CompleteProduct;
  /** Milliseconds; see {@link pricesValidUntil}. */
  readonly validUntil: number;
}

export function createProductReader(sql: Sql, clock: Clock, context: ReaderContext): ProductReader {
  const complete = new LRUCache<string, CompleteProduct>({ max: maxKept });
  const priced = new LRUCache<string, PricedProduct>({ max: maxKept });

  const texts = new LRUCache<string, Buffer>({
    maxSize: maxTextBytes,
    sizeCalculation: (text) => text.byteLength,
  });

  const keep = (id: string, source: Source): CompleteProduct => {
    const product = completeProduct(source, context.facts());
    complete.set(id, product);
    return product;
  };

  const byId = async (ids: readonly string[]) => {
    const found = new Map<string, CompleteProduct>();
    const missing: string[] = [];
    for (const id of ids) {
      const known = complete.get(id);
      const text = known === undefined ? texts.get(id) : undefined;
      if (known !== undefined) found.set(id, known);
      else if (text === undefined) missing.push(id);
      else found.set(id, keep(id, JSON.parse(text.toString()) as Source));
    }
    if (missing.length === 0) return found;
    for (const { id, source } of await readDocumentsById(sql, 'product', missing)) {
      found.set(id, keep(id, source));
    }
    return found;
  };

  const priceAll = async (
    products: readonly CompleteProduct[],
    pricing: PricingContext,
  ): Promise<readonly PricedProduct[]> => {
    const parts = await pricedParts(products, pricing);
    return products.map((product) => {
      const own = openTiersOnly(priceProduct(product, pricing));
      const ownUntil = pricesValidUntil(product, pricing.now);
      const skus = partSkus(product);
      if (skus.length === 0) return { product: own, validUntil: ownUntil };
      return {
        product: assemble(own, (sku) => parts.get(sku)?.product as PriceFields | undefined),
        validUntil: Math.min(
          ownUntil,
          ...skus.map((sku) => parts.get(sku)?.validUntil ?? Infinity),
        ),
      };
    });
  };

  const pricedParts = async (products: readonly CompleteProduct[], pricing: PricingContext) => {
    const ids = products
      .flatMap(partSkus)
      .map((sku) => context.idOfSku(sku))
      .filter((id) => id !== undefined);
    const parts = new Map<string, PricedProduct>();
    if (ids.length === 0) return parts;
    for (const part of (await byId([...new Set(ids)])).values()) {
      const product = priceProduct(part, pricing);
      parts.set(part.sku, { product, validUntil: pricesValidUntil(part, pricing.now) });
    }
    return parts;
  };

  const pricedWithValidity = async (ids: readonly string[]) => {
    const nowMs = clock.now();
    const found = new Map<string, PricedProduct>();
    const missing: string[] = [];
    for (const id of ids) {
      const known = priced.get(id);
      if (known === undefined || known.validUntil < nowMs) missing.push(id);
      else found.set(id, known);
    }
    const products = [...(await byId(missing))];
    const results = await priceAll(
      products.map(([, product]) => product),
      context.pricing(),
    );
    products.forEach(([id], at) => {
      const result = results[at];
      if (result === undefined) return;
      priced.set(id, result);
      found.set(id, result);
    });
    return found;
  };

  return {
    byId,
    async pricedById(ids) {
      const found = new Map<string, CompleteProduct>();
      for (const [id, { product }] of await pricedWithValidity(ids)) found.set(id, product);
      return found;
    },
    pricedWithValidity,
    take(documents) {
      const products = documents.map(({ id, text }) => {
        texts.set(id, Buffer.from(text));
        complete.delete(id);
        priced.delete(id);
        return completeProduct(JSON.parse(text) as Source, context.facts());
      });
      return priceAll(products, context.pricing());
    },
    forgetPrices(ids) {
      for (const id of ids) priced.delete(id);
    },
    drop(ids) {
      for (const id of ids) {
        texts.delete(id);
        complete.delete(id);
        priced.delete(id);
      }
    },
    forget() {
      complete.clear();
      priced.clear();
    },
  };
}

/** A bundle or grouped product at the price of its parts; at its own when a part is unknown. */
function assemble(product: CompleteProduct, find: FindPart): CompleteProduct {
  const assembled =
    product.type_id === 'grouped'
      ? priceGrouped(product as CompleteProduct & GroupedProduct, find)
      : priceBundle(product as CompleteProduct & BundleProduct, find);
  const isWhole = assembled.missing.length === 0 && assembled.product.price_incl_tax > 0;
  return isWhole ? assembled.product : product;
}

/** Articles a bundle or a grouped product takes its price from. */
export function partSkus(product: CompleteProduct): readonly string[] {
  if (product.type_id === 'grouped') {
    return asSources(product['product_links'])
      .filter((link) => link['link_type'] === 'associated')
      .flatMap((link) => asText(link['linked_product_sku']) ?? []);
  }
  if (product.type_id !== 'bundle') return [];
  return asSources(product['bundle_options']).flatMap((option) =>
    asSources(option['product_links']).flatMap((link) => asText(link['sku']) ?? []),
  );
}

/** Prices of customer groups are nobody's business but theirs. */
function openTiersOnly(product: CompleteProduct): CompleteProduct {
  const tiers = asSources(product['tier_prices']);
  if (tiers.length === 0) return product;
  return {
    ...product,
    tier_prices: tiers.filter(({ customer_group_id: group }) =>
      openGroups.has(asNumber(group) ?? 0),
    ),
  };
}
