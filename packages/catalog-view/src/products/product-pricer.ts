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
import {
  assembledHistory,
  type CatalogFacts,
  groupedSkus,
  normaliseProduct,
  type NormalProduct,
  type Source,
  type StoredDocument,
  toRawText,
  toSources,
} from '@shop/catalog-documents';
import { withBuyableOptions } from '../stock/live-stock.ts';
import type { StockLevels } from '../stock/stock-levels.ts';

/**
 * Reads the product documents of these ids from the record; unknown ids are left out.
 * Errors: rejects when the record cannot be read.
 */
export type ReadProducts = (ids: readonly string[]) => Promise<readonly StoredDocument[]>;

/** Parts of the catalog that products are read and priced with. */
export interface ReaderContext {
  facts(): CatalogFacts;
  /** Returns the document in the store view. */
  inView(source: Source): Source;
  /** Returns the pricing of a customer group; without a group, of guests. */
  pricing(groupId?: number): PricingContext;
  /** Decides which variants count. A change requires pricing the products again. */
  readonly stock: StockLevels;
  /** Returns the document id of an article that is a product of its own. */
  idOfSku(sku: string): string | undefined;
}

export interface PricedProduct {
  readonly product: NormalProduct;
  /** Milliseconds; see {@link pricesValidUntil}. */
  readonly validUntil: number;
}

/** Reads products and computes their prices. */
export interface ProductPricer {
  /** Prices products for a customer group; without a group, for guests. */
  price(products: readonly NormalProduct[], groupId?: number): Promise<readonly PricedProduct[]>;
  /** Reads the documents of these ids and prices them from the document, never from earlier prices. */
  priceById(ids: readonly string[], groupId?: number): Promise<ReadonlyMap<string, PricedProduct>>;
}

export function createProductPricer(
  readProducts: ReadProducts,
  context: ReaderContext,
): ProductPricer {
  const read = async (ids: readonly string[]) => {
    const products = new Map<string, NormalProduct>();
    for (const { id, source } of await readProducts(ids)) {
      products.set(id, normaliseProduct(context.inView(source), context.facts()));
    }
    return products;
  };

  const pricedParts = async (products: readonly NormalProduct[], pricing: PricingContext) => {
    const ids = products
      .flatMap(partSkus)
      .map((sku) => context.idOfSku(sku))
      .filter((id) => id !== undefined);
    const parts = new Map<string, PricedProduct>();
    if (ids.length === 0) return parts;
    for (const part of (await read([...new Set(ids)])).values()) {
      const product = priceProduct(withBuyableOptions(part, context.stock), pricing);
      parts.set(part.sku, { product, validUntil: pricesValidUntil(part, pricing.now) });
    }
    return parts;
  };

  const price: ProductPricer['price'] = async (products, groupId) => {
    const pricing = context.pricing(groupId);
    const parts = await pricedParts(products, pricing);
    // No await from here until they are stored, so a change of stock is always priced later.
    return products.map((raw) => {
      const product = withTiers(withBuyableOptions(raw, context.stock), unpriced);
      const pricedWithTiers = withTiers(priceProduct(product, pricing), (tiers) =>
        tiersOfGroup(tiers, groupId ?? guestGroupId),
      );
      const ownUntil = pricesValidUntil(product, pricing.now);
      const skus = partSkus(product);
      if (skus.length === 0) return { product: pricedWithTiers, validUntil: ownUntil };
      const find = (sku: string) => parts.get(sku)?.product as PriceFields | undefined;
      return {
        product: assemble(pricedWithTiers, find, pricing.currency),
        validUntil: Math.min(
          ownUntil,
          ...skus.map((sku) => parts.get(sku)?.validUntil ?? Infinity),
        ),
      };
    });
  };

  return {
    price,
    async priceById(ids, groupId) {
      const products = [...(await read(ids))];
      const results = await price(
        products.map(([, product]) => product),
        groupId,
      );
      return new Map(
        products.flatMap(([id], at) => {
          const result = results[at];
          return result === undefined ? [] : [[id, result] as const];
        }),
      );
    },
  };
}

/** Prices a bundle or grouped product from its parts; with its own price if a part is unknown. */
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

/** Returns the articles that the price of a bundle or a grouped product is computed from. */
export function partSkus(product: NormalProduct): readonly string[] {
  if (product.type_id !== 'bundle') return groupedSkus(product);
  return toSources(product['bundle_options']).flatMap((option) =>
    toSources(option['product_links']).flatMap((link) => toRawText(link['sku']) ?? []),
  );
}

/**
 * Changes the tiers of a product and of its variants. Only members of a customer group may see its prices, so the same
 * change applies to all of them.
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

/** Keeps only tiers priced here; a catalog must not state the price itself. */
function unpriced(tiers: readonly Source[]): readonly Source[] {
  return tiers.map(({ value_incl_tax: _gross, ...tier }) => tier);
}
