import {
  type SearchHits,
  searchRows,
  type TextRows,
  type Projection,
  searchNames,
  createTextIndex,
  createTextSearch,
  rankWeights,
} from '@shop/search';
import type { CatalogQuery } from './catalog-query.ts';
import { databaseTexts } from './text/database-texts.ts';
import { viewStems, viewTexts } from './text/view-texts.ts';
import { databaseStems } from './text/word-stems.ts';
import { readSearchLanguage } from '../documents/words/read-search-language.ts';
import { facetSettings } from './facet-settings.ts';
import type { Clock, Log } from '@shop/kernel';
import type { PricingContext } from '@shop/pricing';
import { shopPricing } from '@shop/pricing/shop';
import { pricesDependOnGroup, storeView, type ShopConfig, type StoreView } from '@shop/shop-config';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import { ApiError } from '../http/request/api-error.ts';
import type { ProductIndex } from './product-index.ts';
import { keepWordsCurrent } from '../documents/words/product-words.ts';
import { skuScores } from './sku-scores.ts';
import { withoutDeadline } from '../platform/request-deadline.ts';
import type { ViewDocument } from '../documents/views/view-documents.ts';
import { createStockLevels } from './stock-levels.ts';
import type { Catalog, ServedDocument } from './catalog.ts';
import {
  affectsProducts,
  removeProducts,
  loadProductIndex,
  loadState,
  applyPrices,
  applyProducts,
  applyVariants,
  type CatalogState,
} from './catalog-state.ts';
import { createChangeWatch, type DocumentChanges } from './change-watch.ts';
import type { NormalProduct } from '../documents/normalise-product.ts';
import { documentTypes, type ContentDocuments, type Source } from '../documents/document.ts';
import { withLiveStock } from './live-stock.ts';
import { createProductReader, type ProductReader, type ProductText } from './product-reader.ts';
import { createReplicaWait } from './replica-wait.ts';
import { servedText } from './served-text.ts';
import { variantAsProduct } from '../documents/variant-as-product.ts';

export interface CatalogOptions {
  /** Connection for single documents and stems: a replica if there is one. */
  readonly readSql: Sql;
  /** Without short time limits. Documents come from the replica, stock never does. */
  readonly load: { readonly primary: Sql; readonly replica: Sql };
  readonly clock: Clock;
  readonly log: Log;
  readonly shop: ShopConfig;
  /** Folder of the words that searches fold, cut and leave out. */
  readonly contentDir: string;
  /** Documents of the content folder in the language of the view. */
  readonly contentDocuments: ContentDocuments;
  /** Off: only `refresh` takes changes in. */
  readonly listen: boolean;
  /** For another store view than the default one. */
  readonly side?: ViewSide | undefined;
}

/** Settings and documents of another store view. */
interface ViewSide {
  readonly view: StoreView;
  readonly shop: ShopConfig;
  readonly document: ViewDocument;
}

/** The index is built anew when products were dropped from more than this share of its rows. */
const mostDropped = 1 / 4;
/** Bytes of the cache of rows found for frequent search texts. */
const maxTextRowBytes = 32 * 1024 * 1024;
/** Bytes of an answer beside its rows. */
const textRowCost = 512;

/** Reads the whole catalog, then follows the database. */
export async function createCatalog(options: CatalogOptions): Promise<Catalog> {
  const { readSql, clock, log, shop, contentDocuments: written } = options;
  const { primary, replica } = options.load;
  const side: ViewSide = options.side ?? {
    view: storeView(shop),
    shop,
    document: (_type, source) => source,
  };
  const locale = side.view.language;
  const language = readSearchLanguage(options.contentDir, options.side?.view.language);
  // The words of other views are not kept.
  if (options.side === undefined) await keepWordsCurrent(primary, language);
  const caughtUp = await createReplicaWait(primary, replica, clock);
  await caughtUp();
  const inView = (source: Source) => side.document('product', source);
  const texts =
    options.side === undefined ? databaseTexts(replica) : viewTexts(replica, language, inView);
  const stems = options.side === undefined ? databaseStems(readSql) : viewStems(language);
  const textIndex = createTextIndex(texts, rankWeights(shop.search), language);
  const text = createTextSearch(stems, textIndex, language, shop.search);
  const facets = facetSettings(side.shop);
  const textRows = new LRUCache<string, TextRows>({
    maxSize: maxTextRowBytes,
    sizeCalculation: ({ scores }, query) => scores.byteLength + 2 * query.length + textRowCost,
  });
  const stock = createStockLevels(primary);
  const watch = createChangeWatch(primary, replica);

  let state: CatalogState | undefined;
  let products: ProductIndex | undefined;
  const current = (): CatalogState => {
    if (state === undefined) throw new Error('The catalogue is read before it is used.');
    return state;
  };
  const index = (): ProductIndex => {
    if (products === undefined) throw new Error('The catalogue is read before it is used.');
    return products;
  };
  const pricing = (groupId?: number) =>
    shopPricing(
      side.shop,
      side.view.currency,
      clock.now(),
      current().taxRules as PricingContext['taxRules'],
      groupId,
    );
  const reader = createProductReader(readSql, clock, {
    facts: () => current().facts,
    inView,
    pricing,
    stock,
    idOfSku: (sku) => current().idOfSku.get(sku),
  });

  const rowOf = (id: string) => index().rowOfId.get(id);
  const takeIn = async ({ types, since, removedProducts }: DocumentChanges) => {
    const usesUrlKeys = side.shop.products.useMagentoUrlKeys;
    const view = { document: side.document, locale, usesUrlKeys };
    state = await loadState(replica, state, types, { written, view, log });
    if (products !== undefined && removedProducts.length > 0) {
      await removeProducts(replica, removedProducts, current(), { reader, index: products, stock });
      textIndex.drop(removedProducts);
    }
    const isHollow = (products?.droppedShare ?? 0) > mostDropped;
    if (products === undefined || isHollow || affectsProducts(types)) {
      reader.forget();
      products = await loadProductIndex(replica, reader, stock, locale);
      await textIndex.load(rowOf);
    } else if (types.has('product')) {
      const changed = await applyProducts(replica, since, current(), {
        reader,
        index: products,
        stock,
      });
      await textIndex.take(changed, rowOf);
    }
    textRows.clear();
  };

  await stock.refresh();
  await watch.documentChanges((changes) =>
    takeIn({ ...changes, types: new Set(documentTypes), removedProducts: [] }),
  );

  const store = () => ({ reader, index: index(), stock });
  /** Configurables of which a variant has sold out or come back, until that is taken in. */
  const crossed = new Set<string>();

  const refresh = createTurnstile(async () => {
    const levels = await stock.refresh();
    if (levels.changed.length > 0) index().updateStock(stock, levels.changed);
    for (const id of index().configurablesOf(levels)) crossed.add(id);
    await applyVariants(crossed, store());
    const isCaughtUp = await caughtUp();
    await watch.documentChanges(takeIn);
    // Whoever listens tries again.
    if (!isCaughtUp) throw new ApiError(503, 'overloaded', 'The read replica is behind.');
  });
  const stopListening = options.listen ? await watch.listen(refresh, log) : undefined;

  /** Products whose offers have begun or ended, until somebody has heard of it. */
  const turned = new Set<string>();

  /** Offers begin and end without anybody telling. */
  const keepPricesCurrent = createTurnstile(async () => {
    if (index().pricesValidUntil >= clock.now()) return;
    const outdated = index().outdated(clock.now());
    await applyPrices(outdated, store());
    for (const id of outdated) turned.add(id);
  });

  const textRowsOf = async (query: string): Promise<TextRows> => {
    const cachedRows = textRows.get(query);
    if (cachedRows !== undefined) return cachedRows;
    const { scores, suggestions } = await text.find(query);
    const rows = { scores: scores.plus(skuScores(index(), query)), suggestions };
    textRows.set(query, rows);
    return rows;
  };

  const find = async (query: CatalogQuery): Promise<SearchHits> => {
    const words = query.text;
    if (query.type === 'product') {
      if (index().pricesValidUntil < clock.now()) await keepPricesCurrent();
      const rows = words === '' ? undefined : await textRowsOf(words);
      return searchRows(index().fields, index().ids, query, rows, facets);
    }
    const small = current().small.get(query.type);
    if (small === undefined) return { hits: [], total: 0, aggregations: {}, suggestions: [] };
    const rows = words === '' ? undefined : searchNames(small.documents, words, language);
    return searchRows(small.fields, small.ids, query, rows, facets);
  };

  const live = (product: NormalProduct): NormalProduct => {
    const rating = current().ratings.get(product.id);
    const stocked = withLiveStock(product, stock);
    return rating === undefined ? stocked : { ...stocked, rating_summary: rating };
  };

  const productText = (id: string, { fields, ...product }: ProductText, project: Projection) =>
    servedText(fields, project, stock, {
      ...product,
      availability: index().availabilityOf(id),
      rating: current().ratings.get(product.id),
    });

  /** An article that is no product of its own is looked for in the configurable that has it. */
  const bySku = async (skus: readonly string[], read: ProductReader['byId']) => {
    const ids = new Map<string, string>();
    for (const sku of skus) {
      const owner = current().idOfSku.get(sku);
      const parent = owner === undefined ? index().parentOf(sku) : undefined;
      const id = owner ?? (parent === undefined ? undefined : current().idOfSku.get(parent));
      if (id !== undefined) ids.set(sku, id);
    }
    const documents = await read([...new Set(ids.values())]);
    const productsById = new Map<string, NormalProduct>();
    for (const [sku, id] of ids) {
      const document = documents.get(id);
      const product =
        document?.sku === sku ? document : document && variantAsProduct(document, sku);
      if (product !== undefined) productsById.set(sku, live(product));
    }
    return productsById;
  };

  const seenBy = (groupId?: number): Catalog => {
    const read: ProductReader['byId'] =
      groupId === undefined ? reader.byId : (ids) => reader.forGroup(ids, groupId);
    const documents: Catalog['documents'] = async (type, ids) => {
      if (type === 'product') {
        const productsById = await read(ids);
        return existingDocuments(ids, (id) => {
          const product = productsById.get(id);
          return product && live(product);
        });
      }
      const small = current().small.get(type);
      return existingDocuments(ids, (id) => small?.documents[small.rowOfId.get(id) ?? -1]);
    };
    return {
      search: { find },
      stock,
      productsBySku: (skus) => bySku(skus, read),
      async productsById(ids) {
        const foundProducts = await read(ids.map(String));
        return new Map([...foundProducts.values()].map((product) => [product.id, live(product)]));
      },
      documents,
      async texts(type, ids, project) {
        if (type === 'product' && groupId === undefined) {
          const textsById = await reader.textsById(ids);
          return ids.flatMap((id) => {
            const text = textsById.get(id);
            return text === undefined ? [] : [{ id, fields: productText(id, text, project) }];
          });
        }
        return (await documents(type, ids)).map(({ id, document }) => ({
          id,
          fields: JSON.stringify(project.of(document)).slice(1, -1),
        }));
      },
      all: (type) => current().small.get(type)?.documents ?? [],
      parentOf: (variantSku) => index().parentOf(variantSku),
      showing: (skus) => index().showing(skus),
      assembliesOf: (skus) => index().assembliesOf(skus),
      productCount: () => index().rowOfId.size,
      deliveryDays: () => index().deliveryDays(),
      pricingContext: () => pricing(groupId),
      taxRules: () => current().taxRules,
      hasGroupPrices: pricesDependOnGroup(side.shop),
      allowZeroPrice: side.shop.products.allowZeroPrice,
      forGroup: seenBy,
      refresh,
      async turnedOffers(tell) {
        await keepPricesCurrent();
        const ids = [...turned];
        if (ids.length === 0) return;
        await tell(ids);
        for (const id of ids) turned.delete(id);
      },
      async close() {
        await stopListening?.();
      },
    };
  };
  return seenBy();
}

function existingDocuments(
  ids: readonly string[],
  find: (id: string) => Source | undefined,
): readonly ServedDocument[] {
  return ids.flatMap((id) => {
    const document = find(id);
    return document === undefined ? [] : [{ id, document }];
  });
}

/** Runs one at a time; whoever comes while one runs gets the run after it, together with all others. */
function createTurnstile(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => {
    const run = withoutDeadline(work).finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
