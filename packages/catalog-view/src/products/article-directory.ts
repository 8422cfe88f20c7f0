import { isDisabled, quantityRules } from '@shop/catalog';
import type { StockChanges, StockLevels } from '../stock/stock-levels.ts';
import {
  availabilityOf,
  stockKey,
  type Availability,
  type StockKey,
  type VariantKey,
} from '../stock/live-stock.ts';
import { type NormalProduct, toNumber, toSource } from '@shop/catalog-documents';
import { createAssemblies } from './assemblies.ts';
import { partSkus, type PricedProduct } from './product-pricer.ts';

/** Working days until a product arrives. */
export interface DeliveryDays {
  readonly productId: number;
  readonly min: number;
  readonly max: number;
}

/** Article numbers of all products, the expiry of their prices, and their stock when it was last applied. */
export interface ArticleDirectory {
  readonly productCount: number;
  has(id: string): boolean;
  skuOf(id: string): string | undefined;
  /** Uses the stock figures applied last. */
  availabilityOf(id: string): Availability;
  /** Ids of the bundles and grouped products that contain one of these articles. */
  assembliesOf(skus: Iterable<string>): readonly string[];
  /** Ids of the products that show one of these articles, as the product itself or as a variant. */
  showing(skus: readonly string[]): readonly string[];
  /**
   * Ids of the configurables with a variant on sale that sold out or came back. A variant that is not sold in single
   * pieces is included at any change.
   */
  configurablesOf(changes: StockChanges): readonly string[];
  /** Article number of the configurable that has this variant. */
  parentOf(variantSku: string): string | undefined;
  deliveryDays(): readonly DeliveryDays[];
  /** Adds products by document id; known ids are replaced. */
  write(products: ReadonlyMap<string, PricedProduct>, levels: StockLevels): void;
  /** Removes products by document id; unknown ids are ignored. */
  drop(ids: readonly string[]): void;
  /** Share of all products ever written that were dropped. */
  readonly droppedShare: number;
  /** Applies the stock of these articles; returns the document ids whose stock may have changed. */
  updateStock(levels: StockLevels, skus: readonly string[]): readonly string[];
  /** Milliseconds of the next change of any price. */
  readonly pricesValidUntil: number;
  /** Document ids whose prices have expired. */
  outdated(nowMs: number): readonly string[];
  updatePrices(prices: ReadonlyMap<string, PricedProduct>): void;
  /** Ids of all products. */
  ids(): Iterable<string>;
  /** Returns the products as data that `v8.serialize` takes. Serialize it before the next change. */
  save(): DirectoryState;
}

/** A saved directory. */
export interface DirectoryState {
  readonly products: readonly (readonly [id: string, entry: Entry, parts: readonly string[]])[];
}

interface Entry {
  key: StockKey;
  validUntil: number;
  availability: Availability;
  deliveryDays: DeliveryDays | undefined;
}

/** Creates a directory, empty or with the products that {@link ArticleDirectory.save} returned. */
export function createArticleDirectory(initial?: DirectoryState): ArticleDirectory {
  const entries = new Map<string, Entry>();
  const assemblies = createAssemblies();
  const articles = createArticleIds();
  let droppedCount = 0;
  let nextChange = Infinity;
  const findNextChange = () => {
    nextChange = Infinity;
    for (const { validUntil } of entries.values()) nextChange = Math.min(nextChange, validUntil);
  };
  for (const [id, entry, parts] of initial?.products ?? []) {
    entries.set(id, entry);
    articles.add(entry.key, id);
    assemblies.set(id, parts);
  }
  findNextChange();
  const showing = (skus: readonly string[]) => [
    ...new Set(skus.flatMap((sku) => articles.idsOf(sku))),
  ];
  return {
    get productCount() {
      return entries.size;
    },
    has: (id) => entries.has(id),
    skuOf: (id) => entries.get(id)?.key.sku,
    availabilityOf: (id) => entries.get(id)?.availability ?? { isInStock: false, qty: 0 },
    assembliesOf: assemblies.of,
    showing,
    configurablesOf(stock) {
      const [crossed, changed] = [new Set(stock.crossed), new Set(stock.changed)];
      return showing([...stock.crossed, ...stock.changed]).filter((id) => {
        const key = entries.get(id)?.key;
        return key !== undefined && hasCrossedVariant(key, crossed, changed);
      });
    },
    parentOf: articles.parentOf,
    deliveryDays: () => [...entries.values()].flatMap(({ deliveryDays }) => deliveryDays ?? []),
    write(products, levels) {
      for (const [id, { product, validUntil }] of products) {
        const key = stockKey(product);
        const previous = entries.get(id);
        if (previous !== undefined) articles.remove(previous.key, id);
        articles.add(key, id);
        entries.set(id, {
          key,
          validUntil,
          availability: availabilityOf(key, levels),
          deliveryDays: deliveryDaysOf(product),
        });
        assemblies.set(id, partSkus(product));
        // Searches for the next change only when this time has come: an early time does no harm.
        nextChange = Math.min(nextChange, validUntil);
      }
    },
    drop(ids) {
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry === undefined) continue;
        entries.delete(id);
        articles.remove(entry.key, id);
        assemblies.set(id, []);
        droppedCount += 1;
      }
    },
    get droppedShare() {
      return droppedCount === 0 ? 0 : droppedCount / (entries.size + droppedCount);
    },
    updateStock(levels, skus) {
      const ids = [...new Set([...showing(skus), ...assemblies.of(skus)])];
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry !== undefined) entry.availability = availabilityOf(entry.key, levels);
      }
      return ids;
    },
    get pricesValidUntil() {
      return nextChange;
    },
    outdated(nowMs) {
      const ids: string[] = [];
      for (const [id, { validUntil }] of entries) if (validUntil < nowMs) ids.push(id);
      if (ids.length === 0) findNextChange();
      return ids;
    },
    updatePrices(repriced) {
      for (const [id, { validUntil }] of repriced) {
        const entry = entries.get(id);
        if (entry !== undefined) entry.validUntil = validUntil;
      }
      findNextChange();
    },
    ids: () => entries.keys(),
    save: () => ({
      products: [...entries].map(([id, entry]) => [id, entry, assemblies.partsOf(id)] as const),
    }),
  };
}

/** Returns true if the availability of a variant on sale may have changed. */
function hasCrossedVariant(
  product: StockKey,
  crossed: ReadonlySet<string>,
  changed: ReadonlySet<string>,
): boolean {
  const hasCrossed = (child: VariantKey) =>
    !isDisabled(child.status) &&
    (crossed.has(child.sku) ||
      (changed.has(child.sku) && quantityRules(child, quantityRules(product)).min > 1));
  return product.configurable_children?.some(hasCrossed) === true;
}

/** Maps article numbers of products and variants to document ids, and variants to their parents. */
function createArticleIds() {
  // Most article numbers belong to one document: an id alone takes less memory than a list.
  const idsOfSku = new Map<string, string | readonly string[]>();
  const parents = new Map<string, string>();
  const idsOf = (sku: string): readonly string[] => {
    const ids = idsOfSku.get(sku.toLowerCase()) ?? [];
    return typeof ids === 'string' ? [ids] : ids;
  };
  const setIds = (sku: string, ids: readonly string[]) => {
    const key = sku.toLowerCase();
    const [first] = ids;
    if (first === undefined) idsOfSku.delete(key);
    else idsOfSku.set(key, ids.length === 1 ? first : ids);
  };
  const remember = (sku: string, id: string) => {
    const key = sku.toLowerCase();
    const ids = idsOfSku.get(key);
    if (ids === undefined) idsOfSku.set(key, id);
    else if (typeof ids === 'string') idsOfSku.set(key, ids === id ? id : [ids, id]);
    else if (!ids.includes(id)) idsOfSku.set(key, [...ids, id]);
  };
  const forget = (sku: string, id: string) =>
    setIds(
      sku,
      idsOf(sku).filter((otherId) => otherId !== id),
    );
  return {
    idsOf,
    parentOf: (variantSku: string) => parents.get(variantSku),
    add({ sku, configurable_children: children }: StockKey, id: string) {
      remember(sku, id);
      for (const child of children ?? []) {
        remember(child.sku, id);
        if (!parents.has(child.sku)) parents.set(child.sku, sku);
      }
    },
    remove({ sku, configurable_children: children }: StockKey, id: string) {
      forget(sku, id);
      for (const child of children ?? []) {
        forget(child.sku, id);
        if (parents.get(child.sku) === sku) parents.delete(child.sku);
      }
    },
  };
}

function deliveryDaysOf(product: NormalProduct): DeliveryDays | undefined {
  const days = toSource(product['delivery_days']);
  const min = toNumber(days?.['min']) ?? Number.NaN;
  const max = toNumber(days?.['max']) ?? min;
  return min >= 0 && max >= 0 ? { productId: product.id, min, max } : undefined;
}
