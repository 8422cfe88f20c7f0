import { createPriceReader } from '@shop/search';
import { pricesDependOnGroup, storeView } from '@shop/shop-config';
import { type NormalProduct, type Source, variantAsProduct } from '@shop/catalog-documents';
import {
  type FieldTexts,
  type LiveFacts,
  type ProductReader,
  servedHash,
  servedText,
  withLiveStock,
} from '@shop/catalog-view';
import type { Catalog, ServedDocument, ServedHash } from './catalog.ts';
import type { CatalogOptions, ViewSide } from './catalog-options.ts';
import { facetSettings } from './search/facet-settings.ts';
import { createDocumentSearch } from './search/find-documents.ts';
import { createUnderstanding } from './search/create-understanding.ts';
import { createPromotions } from './search/promotions.ts';
import { createLiveCatalog, type LiveCatalog } from './live/live-catalog.ts';

/** Reads the whole catalog, then follows the database. */
export async function createCatalog(options: CatalogOptions): Promise<Catalog> {
  const side: ViewSide = options.side ?? {
    view: storeView(options.shop),
    shop: options.shop,
    document: (_type, source) => source,
  };
  const live = await createLiveCatalog(options, side);
  const rules = options.searchRules.of(side.view.language);
  const { language } = rules;
  const search = createDocumentSearch(live, options.search, side.view.code, {
    facets: facetSettings(side.shop),
    language,
    promotionOf: createPromotions(live, rules),
  });
  const understand = createUnderstanding(live, side.shop.search.understoodFields, language);
  const finding = {
    search,
    understand,
    readPrice: createPriceReader(side.view.language, side.view.currency),
    redirectOf: (text: string) => rules.merchandising().redirectOf(text),
  };
  const refresh = async () => {
    options.searchRules.refresh();
    await live.refresh();
  };
  return catalogOfGroup({ ...live, refresh }, finding, side);
}

/** Returns the catalog of a customer group; of guests if no group is given. */
function catalogOfGroup(
  live: LiveCatalog,
  finding: Pick<Catalog, 'search' | 'understand' | 'readPrice' | 'redirectOf'>,
  side: ViewSide,
  groupId?: number,
): Catalog {
  const { reader, stock } = live;
  const read: ProductReader['byId'] =
    groupId === undefined ? reader.byId : (ids) => reader.forGroup(ids, groupId);
  const toServedProduct = (product: NormalProduct) => withLiveFields(product, live);
  const documents: Catalog['documents'] = async (type, ids) => {
    if (type === 'product') {
      const productsById = await read(ids);
      return existingDocuments(ids, (id) => {
        const product = productsById.get(id);
        return product && toServedProduct(product);
      });
    }
    const small = live.state().small.get(type);
    return existingDocuments(ids, (id) => small?.documents[small.rowOfId.get(id) ?? -1]);
  };
  return {
    ...finding,
    stock,
    productsBySku: (skus) => productsBySku(skus, live, read),
    async productsById(ids) {
      const products = await read(ids.map(String));
      return new Map(
        [...products.values()].map((product) => [product.id, toServedProduct(product)]),
      );
    },
    documents,
    async texts(type, ids, project) {
      if (type === 'product' && groupId === undefined) return productTexts(ids, project, live);
      return (await documents(type, ids)).map(({ id, document }) => ({
        id,
        fields: JSON.stringify(project.of(document)).slice(1, -1),
      }));
    },
    hashes: groupId === undefined ? (ids, project) => productHashes(ids, project, live) : undefined,
    all: (type) => live.state().small.get(type)?.documents ?? [],
    parentOf: (variantSku) => live.directory().parentOf(variantSku),
    showing: (skus) => live.directory().showing(skus),
    assembliesOf: (skus) => live.directory().assembliesOf(skus),
    productCount: () => live.directory().productCount,
    deliveryDays: () => live.directory().deliveryDays(),
    pricingContext: () => live.pricing(groupId),
    taxRules: () => live.state().taxRules,
    hasGroupPrices: pricesDependOnGroup(side.shop),
    allowZeroPrice: side.shop.products.allowZeroPrice,
    forGroup: (otherId) => catalogOfGroup(live, finding, side, otherId),
    refresh: live.refresh,
    turnedOffers: live.turnedOffers,
    close: live.close,
  };
}

/** Returns the product with live stock and rating. */
function withLiveFields(
  product: NormalProduct,
  { state, stock }: Pick<LiveCatalog, 'state' | 'stock'>,
): NormalProduct {
  const rating = state().ratings.get(product.id);
  const stocked = withLiveStock(product, stock);
  return rating === undefined ? stocked : { ...stocked, rating_summary: rating };
}

async function productTexts(
  ids: readonly string[],
  project: Parameters<Catalog['texts']>[2],
  live: LiveCatalog,
): ReturnType<Catalog['texts']> {
  return (await servedProducts(ids, live)).map(({ id, texts, facts }) => ({
    id,
    fields: servedText(texts, project, live.stock, facts),
  }));
}

async function productHashes(
  ids: readonly string[],
  project: Parameters<Catalog['texts']>[2],
  live: LiveCatalog,
): Promise<readonly ServedHash[]> {
  return (await servedProducts(ids, live)).map(({ id, texts, facts }) => ({
    id,
    hash: servedHash(texts, project, live.stock, facts),
  }));
}

interface ServedProduct {
  readonly id: string;
  readonly texts: FieldTexts;
  readonly facts: LiveFacts;
}

/** Returns the products with these ids, in order, without unknown ones. */
async function servedProducts(
  ids: readonly string[],
  { reader, state, directory }: LiveCatalog,
): Promise<readonly ServedProduct[]> {
  const textsById = await reader.textsById(ids);
  return ids.flatMap((id) => {
    const text = textsById.get(id);
    if (text === undefined) return [];
    const { fields: texts, ...product } = text;
    const availability = directory().availabilityOf(id);
    const rating = state().ratings.get(product.id);
    return [{ id, texts, facts: { ...product, availability, rating } }];
  });
}

/** Looks up an article that is no product of its own in its configurable. */
async function productsBySku(
  skus: readonly string[],
  live: LiveCatalog,
  read: ProductReader['byId'],
): Promise<ReadonlyMap<string, NormalProduct>> {
  const { idOfSku } = live.state();
  const ids = new Map<string, string>();
  for (const sku of skus) {
    const owner = idOfSku.get(sku);
    const parent = owner === undefined ? live.directory().parentOf(sku) : undefined;
    const id = owner ?? (parent === undefined ? undefined : idOfSku.get(parent));
    if (id !== undefined) ids.set(sku, id);
  }
  const documents = await read([...new Set(ids.values())]);
  const products = new Map<string, NormalProduct>();
  for (const [sku, id] of ids) {
    const document = documents.get(id);
    const product = document?.sku === sku ? document : document && variantAsProduct(document, sku);
    if (product !== undefined) products.set(sku, withLiveFields(product, live));
  }
  return products;
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
