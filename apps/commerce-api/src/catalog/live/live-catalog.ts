import type { Clock, Log } from '@shop/kernel';
import type { PricingContext } from '@shop/pricing';
import { shopPricing } from '@shop/pricing/shop';
import { documentTypes, normaliseProduct, type Source } from '@shop/catalog-documents';
import {
  countriesWithoutRate,
  createUntaxedList,
  ruleClasses,
  type UntaxedProducts,
} from '@shop/catalog-documents/import';
import {
  type ArticleDirectory,
  createProductPricer,
  createProductReader,
  type ProductReader,
  type ReaderContext,
} from '@shop/catalog-view';
import type { ProductSource } from '@shop/search/writer';
import type { Sql } from 'postgres';
import {
  readChangedTexts,
  readDocumentsById,
  readTextsById,
} from '../../documents/document-table.ts';
import { loadState, type CatalogState } from '../documents/catalog-state.ts';
import type { DocumentView } from '../documents/small-documents.ts';
import type { CatalogOptions, ViewSide } from '../catalog-options.ts';
import { createChangeWatch, type DocumentChanges } from './change-watch.ts';
import { createProductSource } from '../search-writer/product-source.ts';
import { affectedProducts } from '../products/affected-products.ts';
import {
  applyPrices,
  applyProducts,
  applyStock,
  applyVariants,
  loadProducts,
  removeProducts,
  type ProductStore,
} from '../products/product-store.ts';
import { missingProducts, readNeeds } from '../snapshot/fits-database.ts';
import { readSnapshot, restoreProducts, writeSnapshot } from '../snapshot/view-snapshot.ts';
import { createReplicaWait } from './replica-wait.ts';
import { createStockTable, type StockTable } from '../stock/stock-table.ts';
import { coalesceRuns } from './coalesce-runs.ts';

/** The read replica is behind the primary: a database that cannot answer yet. */
class ReplicaBehindError extends Error {
  override readonly name = 'ReplicaBehindError';
  /** Error code of PostgreSQL for a server that accepts no connections yet. */
  readonly code = '57P03';
}

/** The catalog of one store view, kept up to date. */
export interface LiveCatalog {
  readonly reader: ProductReader;
  readonly stock: StockTable;
  state(): CatalogState;
  directory(): ArticleDirectory;
  /** Returns current prices; for a guest if no group is given. */
  pricing(groupId?: number): PricingContext;
  /** Applies everything committed before the call. */
  refresh(): Promise<void>;
  /** Applies the offers that have begun or ended by time. */
  keepPricesCurrent(): Promise<void>;
  /** Passes on the products whose offers have begun or ended; if `tell` fails, passes them on again. */
  turnedOffers(tell: (ids: readonly string[]) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Reads the whole catalog, then follows the database. */
export async function createLiveCatalog(
  options: CatalogOptions,
  side: ViewSide,
): Promise<LiveCatalog> {
  const { clock, log, contentDocuments } = options;
  const { primary, replica } = options.load;
  const view = side.view.code;
  const caughtUp = await createReplicaWait(primary, replica, clock);
  await caughtUp();
  const snapshot = await readSnapshot(options, view);
  const stock = createStockTable(primary, snapshot?.stock);
  const watch = createChangeWatch(primary, replica, snapshot?.since);
  let loadedState: CatalogState | undefined;
  /** The state with which all products are completed and priced. */
  let appliedState: CatalogState | undefined;
  let loadedDirectory: ArticleDirectory | undefined;
  let untaxedCount = 0;
  const state = () => loaded(loadedState);
  const directory = () => loaded(loadedDirectory);
  const pricing = (groupId?: number) => pricingOf(side, state(), clock, groupId);
  const { readerContext, reader, productStore } = createProductParts(options, side, {
    stock,
    state,
    pricing,
  });
  const store = () => ({ ...productStore, directory: directory() });

  const applyDocuments = async (changes: DocumentChanges) => {
    const { types, since, removedProducts, isReindex } = changes;
    const isFirst = loadedState === undefined;
    loadedState = await loadState(replica, loadedState, types, {
      written: contentDocuments,
      view: documentView(side),
      log,
    });
    if (isFirst || types.has('taxrule')) logMissingRates(loadedState, pricing().country, log, view);
    if (loadedDirectory !== undefined && removedProducts.length > 0) {
      await removeProducts(replica, removedProducts, state(), store());
    }
    const untaxed = createUntaxedList(ruleClasses(loadedState.taxRules as readonly Source[]));
    const affected =
      loadedDirectory === undefined || isReindex === true
        ? undefined
        : await affectedProducts(replica, appliedState, loadedState, loadedDirectory);
    if (affected === undefined) {
      reader.forget();
      loadedDirectory = await loadProducts(replica, productStore, untaxed);
      untaxedCount = untaxed.products().count;
    } else {
      const batches = readTextsById(replica, 'product', affected);
      await applyProducts(replica, batches, state(), store(), untaxed);
      if (types.has('product')) {
        await applyProducts(replica, readChangedTexts(replica, 'product', since), state(), store());
      }
    }
    logUntaxed(untaxed.products(), options);
    appliedState = loadedState;
  };

  const refresh = createRefresh({ stock, watch, store, caughtUp, applyDocuments });
  if (snapshot === undefined) {
    const needs = await readNeeds(replica);
    await stock.refresh();
    await watch.documentChanges((changes) =>
      applyDocuments({ ...changes, types: new Set(documentTypes), removedProducts: [] }),
    );
    // Each start logs products without tax, because it reads all products.
    if (untaxedCount === 0) {
      const read = { since: watch.since, needs };
      await writeSnapshot(options, view, read, { stock, directory });
    }
  } else {
    loadedDirectory = restoreProducts(options, view, snapshot);
    const removedProducts = await missingProducts(replica, loadedDirectory.ids());
    await applyDocuments({ types: new Set(), since: snapshot.since, removedProducts });
    await refresh().catch(ignoreReplicaBehind);
  }
  const stopListening = options.listen ? await watch.listen(refresh, log) : undefined;

  const { keepPricesCurrent, turnedOffers } = createOfferClock(clock, store);
  if (options.searchWriter !== undefined) {
    const source = { refresh, keepPricesCurrent, directory, state, readerContext };
    options.searchWriter.follow(view, productSource(replica, side, source));
  }

  return {
    reader,
    stock,
    state,
    directory,
    pricing,
    refresh,
    keepPricesCurrent,
    turnedOffers,
    async close() {
      await stopListening?.();
    },
  };
}

/** Creates the parts that read products and apply their changes. */
function createProductParts(
  { readSql, clock, search }: Pick<CatalogOptions, 'readSql' | 'clock' | 'search'>,
  side: ViewSide,
  { stock, state, pricing }: Pick<LiveCatalog, 'stock' | 'state' | 'pricing'>,
) {
  const readerContext: ReaderContext = {
    facts: () => state().facts,
    inView: (source) => side.document('product', source),
    pricing,
    stock,
    idOfSku: (sku) => state().idOfSku.get(sku),
  };
  const reader = createProductReader(
    (ids) => readDocumentsById(readSql, 'product', ids),
    clock,
    readerContext,
  );
  const productStore = {
    reader,
    stock,
    search,
    view: side.view.code,
    optionLabels: () => state().optionLabels,
  };
  return { readerContext, reader, productStore };
}

const documentView = ({ document, view, shop }: ViewSide): DocumentView => ({
  document,
  locale: view.language,
  usesUrlKeys: shop.products.useMagentoUrlKeys,
});

/** Returns current prices in a store view; for a guest if no group is given. */
function pricingOf(
  { shop, view }: ViewSide,
  { taxRules }: CatalogState,
  clock: Clock,
  groupId: number | undefined,
): PricingContext {
  const rules = taxRules as PricingContext['taxRules'];
  return shopPricing(shop, view.currency, clock.now(), rules, groupId);
}

/** Creates the source from which the writer of a shared engine reads products. */
function productSource(
  replica: Sql,
  side: ViewSide,
  {
    state,
    readerContext,
    ...source
  }: Pick<ProductSource, 'refresh' | 'keepPricesCurrent'> &
    Pick<LiveCatalog, 'directory' | 'state'> & { readonly readerContext: ReaderContext },
): ProductSource {
  return createProductSource(replica, {
    ...source,
    pricer: createProductPricer((ids) => readDocumentsById(replica, 'product', ids), readerContext),
    normalise: (product) => normaliseProduct(side.document('product', product), state().facts),
    optionLabels: () => state().optionLabels,
  });
}

/** Logs each tax class that has no rate in the country. */
function logMissingRates(state: CatalogState, country: string, log: Log, view: string): void {
  const rules = state.taxRules as readonly Source[];
  for (const { taxClass } of countriesWithoutRate(rules, [country]))
    log.warn('tax-rate-missing', { view, class: taxClass, country });
}

/**
 * Logs products that are sold without tax although their class is not 0, for the default view. They were stored before
 * the import refused them (PR-6).
 */
function logUntaxed(
  { count, skus }: UntaxedProducts,
  { log, side }: Pick<CatalogOptions, 'log' | 'side'>,
): void {
  if (count > 0 && side === undefined) log.warn('product-tax-missing', { count, skus });
}

/** Creates the function that applies the changes of stock and documents since its last call. */
function createRefresh({
  stock,
  watch,
  store,
  caughtUp,
  applyDocuments,
}: {
  readonly stock: StockTable;
  readonly watch: ReturnType<typeof createChangeWatch>;
  readonly store: () => ProductStore;
  /** Waits for the read replica; false if it is still behind. */
  readonly caughtUp: () => Promise<boolean>;
  readonly applyDocuments: (changes: DocumentChanges) => Promise<void>;
}): () => Promise<void> {
  /** Configurables with a variant that sold out or came back, until the change is applied. */
  const crossed = new Set<string>();
  return coalesceRuns(async () => {
    const levels = await stock.refresh();
    if (levels.changed.length > 0) await applyStock(levels.changed, store());
    for (const id of store().directory.configurablesOf(levels)) crossed.add(id);
    await applyVariants(crossed, store());
    const isCaughtUp = await caughtUp();
    await watch.documentChanges(applyDocuments);
    // The listener tries again.
    if (!isCaughtUp) throw new ReplicaBehindError('The read replica is behind.');
  });
}

/** Applies prices that begin or end by time. */
function createOfferClock(
  clock: Clock,
  store: () => ProductStore,
): Pick<LiveCatalog, 'keepPricesCurrent' | 'turnedOffers'> {
  /** Products whose offers have begun or ended and that are not passed on yet. */
  const turned = new Set<string>();
  const renewPrices = coalesceRuns(async () => {
    const { directory } = store();
    if (directory.pricesValidUntil >= clock.now()) return;
    const outdated = directory.outdated(clock.now());
    await applyPrices(outdated, store());
    for (const id of outdated) turned.add(id);
  });
  return {
    async keepPricesCurrent() {
      if (store().directory.pricesValidUntil < clock.now()) await renewPrices();
    },
    async turnedOffers(tell) {
      await renewPrices();
      const ids = [...turned];
      if (ids.length === 0) return;
      await tell(ids);
      for (const id of ids) turned.delete(id);
    },
  };
}

/** The listener tries again. */
function ignoreReplicaBehind(error: unknown): void {
  if (!(error instanceof ReplicaBehindError)) throw error;
}

function loaded<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The catalog is used before it is loaded.');
  return value;
}
