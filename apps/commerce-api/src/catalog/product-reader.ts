import type { Clock } from '@shop/kernel';
import type { GroupedProduct } from '@shop/catalog';
import {
  priceBundle,
  priceGrouped,
  priceProduct,
  tiersOfGroup,
  type BundleProduct,
  type FindPart,
  type PriceFields,
  type PricingContext,
} from '@shop/pricing';
import { type Currency } from '@shop/money';
import { pricesValidUntil } from '@shop/pricing/history';
import { guestGroupId } from '@shop/pricing/shop';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import { assembledHistory } from '../documents/prices/assembled-history.ts';
import type { StockLevels } from './stock-levels.ts';
import {
  normaliseProduct,
  type CatalogFacts,
  type NormalProduct,
} from '../documents/normalise-product.ts';
import { readDocumentsById, type DocumentText } from '../documents/document-table.ts';
import type { Source } from '../documents/document.ts';
import { createFieldWriter, type FieldTexts } from './field-texts.ts';
import { groupedSkus } from '../documents/grouped-skus.ts';
import { withBuyableOptions } from './live-stock.ts';
import { toSources, toRawText } from '../documents/coerce.ts';

/** Bytes of products kept as they are served; the others are read, completed and priced again. */
const maxTextBytes = 512 * 1024 * 1024;
/** Bytes of a product beside its text. */
const textCost = 256;
/** Products kept as objects, for those who work with them; about 15 KB each. */
const maxObjects = 500;

/** Parts of the catalog the reader depends on. */
export interface ReaderContext {
  facts(): CatalogFacts;
  /** A document as it stands in the store view. */
  inView(source: Source): Source;
  /** For a guest where no group is named. */
  pricing(groupId?: number): PricingContext;
  /** Says which variants count; where that changes, products are to be priced anew. */
  readonly stock: StockLevels;
  /** The document id of an article that is a product of its own. */
  idOfSku(sku: string): string | undefined;
}

/**
 * Product documents out of the database, completed and priced, kept until told otherwise. They may be priced
 * again, for another place or moment (PR-11).
 */
export interface ProductReader {
  byId(ids: readonly string[]): Promise<ReadonlyMap<string, NormalProduct>>;
  /** The same, not parsed. */
  textsById(ids: readonly string[]): Promise<ReadonlyMap<string, ServedProduct>>;
  /** Keeps documents just read, in place of what was known of them; answers them completed and priced. */
  take(documents: readonly DocumentText[]): Promise<readonly PricedProduct[]>;
  /** The same for a customer group, with its tiers. Not kept: few ask, and each group has other prices. */
  forGroup(ids: readonly string[], groupId: number): Promise<ReadonlyMap<string, NormalProduct>>;
  /** Prices these anew. */
  priceAnew(ids: readonly string[]): Promise<ReadonlyMap<string, PricedProduct>>;
  /** These are no more. */
  drop(ids: readonly string[]): void;
  /** Everything must be completed and priced anew. */
  forget(): void;
}

interface ServedProduct {
  readonly id: number;
  readonly sku: string;
  readonly fields: FieldTexts;
  /** Milliseconds; see {@link pricesValidUntil}. */
  readonly validUntil: number;
}

export interface PricedProduct {
  readonly product: NormalProduct;
  /** Milliseconds; see {@link pricesValidUntil}. */
  readonly validUntil: number;
}

export function createProductReader(sql: Sql, clock: Clock, context: ReaderContext): ProductReader {
  const texts = new LRUCache<string, ServedProduct>({
    maxSize: maxTextBytes,
    sizeCalculation: ({ fields }) => fields.byteLength + textCost,
  });
  const objects = new LRUCache<string, NormalProduct>({ max: maxObjects });
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

  /** From the database: prices are worked out of what the catalog says, never of what they were. */
  const readComplete = async (ids: readonly string[]) => {
    const products = new Map<string, NormalProduct>();
    for (const { id, source } of await readDocumentsById(sql, 'product', ids)) {
      products.set(id, normaliseProduct(context.inView(source), context.facts()));
    }
    return products;
  };

  const priceAll = async (
    products: readonly NormalProduct[],
    groupId?: number,
  ): Promise<readonly PricedProduct[]> => {
    const pricing = context.pricing(groupId);
    const parts = await pricedParts(products, pricing);
    // With no wait from here until they are kept: who prices anew because stock has changed comes later.
    return products.map((raw) => {
      const product = withTiers(withBuyableOptions(raw, context.stock), unpriced);
      const pricedWithTiers = withTiers(priceProduct(product, pricing), (tiers) =>
        tiersOfGroup(tiers, groupId ?? guestGroupId),
      );
      const ownUntil = pricesValidUntil(product, pricing.now);
      const skus = partSkus(product);
      if (skus.length === 0) return { product: pricedWithTiers, validUntil: ownUntil };
      return {
        product: assemble(
          pricedWithTiers,
          (sku) => parts.get(sku)?.product as PriceFields | undefined,
          pricing.currency,
        ),
        validUntil: Math.min(
          ownUntil,
          ...skus.map((sku) => parts.get(sku)?.validUntil ?? Infinity),
        ),
      };
    });
  };

  const pricedParts = async (products: readonly NormalProduct[], pricing: PricingContext) => {
    const ids = products
      .flatMap(partSkus)
      .map((sku) => context.idOfSku(sku))
      .filter((id) => id !== undefined);
    const parts = new Map<string, PricedProduct>();
    if (ids.length === 0) return parts;
    for (const part of (await readComplete([...new Set(ids)])).values()) {
      const product = priceProduct(withBuyableOptions(part, context.stock), pricing);
      parts.set(part.sku, { product, validUntil: pricesValidUntil(part, pricing.now) });
    }
    return parts;
  };

  const priceAnew = async (ids: readonly string[]) => {
    const takenBefore = batchCount;
    const products = [...(await readComplete(ids))];
    const results = await priceAll(products.map(([, product]) => product));
    const pricedById = new Map<string, PricedProduct>();
    products.forEach(([id], at) => {
      const result = results[at];
      if (result === undefined) return;
      pricedById.set(id, result);
      // What was read may be older than what has been taken in since.
      if (batchCount === takenBefore) keep(id, result);
    });
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
        // Taken in anew while others were waited for: this one is the last to be told the old.
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
      const products = [...(await readComplete(ids))];
      const pricedProducts = await priceAll(
        products.map(([, product]) => product),
        groupId,
      );
      return new Map(
        products.flatMap(([id], at) => {
          const result = pricedProducts[at];
          return result === undefined ? [] : [[id, result.product] as const];
        }),
      );
    },
    async take(documents) {
      batchCount += 1;
      const products = documents.map(({ text }) =>
        normaliseProduct(context.inView(JSON.parse(text) as Source), context.facts()),
      );
      const pricedProducts = await priceAll(products);
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

/** A bundle or grouped product at the price of its parts; at its own when a part is unknown. */
function assemble(
  product: NormalProduct,
  find: FindPart,
  currency: Currency | undefined,
): NormalProduct {
  const assembled =
    product.type_id === 'grouped'
      ? priceGrouped(product as NormalProduct & GroupedProduct, find, currency)
      : priceBundle(product as NormalProduct & BundleProduct, find, [], currency);
  const isWhole = assembled.missing.length === 0 && assembled.product.price_incl_tax > 0;
  if (!isWhole) return product;
  const history = assembledHistory(
    assembled.parts,
    (sku) => find(sku) as NormalProduct | undefined,
    currency ?? 'HUF',
  );
  return history === undefined
    ? assembled.product
    : { ...assembled.product, price_history: [...history] };
}

/** Articles a bundle or a grouped product takes its price from. */
export function partSkus(product: NormalProduct): readonly string[] {
  if (product.type_id !== 'bundle') return groupedSkus(product);
  return toSources(product['bundle_options']).flatMap((option) =>
    toSources(option['product_links']).flatMap((link) => toRawText(link['sku']) ?? []),
  );
}

/**
 * The tiers of a product and of its variants, changed. Prices of customer groups are nobody's business but theirs,
 * so what holds for one holds for all places they stand in.
 */
function withTiers(
  product: NormalProduct,
  change: (tiers: readonly Source[]) => readonly Source[],
): NormalProduct {
  const changed = <T extends Source>(article: T): T =>
    Array.isArray(article['tier_prices'])
      ? { ...article, tier_prices: change(toSources(article['tier_prices'])) }
      : article;
  const children = product.configurable_children;
  return children?.some(({ tier_prices: tiers }) => Array.isArray(tiers)) === true
    ? changed({ ...product, configurable_children: children.map(changed) })
    : changed(product);
}

/** Only a tier priced here holds; a catalog cannot say so itself. */
function unpriced(tiers: readonly Source[]): readonly Source[] {
  return tiers.map(({ value_incl_tax: _gross, ...tier }) => tier);
}
