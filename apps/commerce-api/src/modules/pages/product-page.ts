import { projection } from '@shop/search';
import {
  type AskedSearch,
  type Catalog,
  catalogQuery,
  searchResponse,
} from '../../catalog/index.ts';
import { attributeCodesOf, categoryTree, inStockField } from '@shop/catalog-client';
import { maxSearchSize, type Category, type Product } from '@shop/contract';
import { groupedLinks } from '@shop/catalog';
import type { ShopConfig } from '@shop/shop-config';
import { categoryOfProduct } from '@shop/url-resolver';
import type { NormalProduct } from '@shop/catalog-documents';
import { askedSearch, attributesByCode, emptyAnswer } from './page-searches.ts';

/** Parts of a product page besides the product. Source: CO-74. */
interface AskedPage {
  readonly sku: string;
  readonly reviews: number;
  readonly cards: number;
  readonly fields?: readonly string[] | undefined;
}

interface ProductPage {
  readonly product: NormalProduct | undefined;
  /** The parts of the response that are searches, as JSON in pieces. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

interface PageSources {
  readonly catalog: Catalog;
  readonly shop: ShopConfig;
}

/** Returns the catalog data for the screen of a product. */
export function createProductPage(
  sources: PageSources,
): (request: AskedPage, signal: AbortSignal) => Promise<ProductPage> {
  const { catalog, shop } = sources;
  const { attributePageSize } = shop.search;

  return async (page, signal) => {
    const search = (request: AskedSearch) => searchResponse(catalog, request, signal);
    const bySku = (skus: readonly string[], fields?: readonly string[]) =>
      skus.length === 0
        ? emptyAnswer
        : search(
            askedSearch('product', {
              where: { sku: { in: [...skus] } },
              size: skus.length,
              fields,
            }),
          );

    const itself = askedSearch('product', { where: { sku: { eq: page.sku } }, size: 1 });
    const { hits } = await catalog.search.find(catalogQuery('product', itself.searchQuery, itself));
    const [servedDocument] = await catalog.documents(
      'product',
      hits.map(({ id }) => id),
    );
    const product = servedDocument?.document as NormalProduct | undefined;
    if (product === undefined) return { product, parts: noProduct };
    const document = product as unknown as Product;
    const related = linkedSkus(document, 'related').slice(0, page.cards);
    const linked = [
      ...new Set([...related, ...linkedSkus(document, 'upsell').slice(0, page.cards)]),
    ];
    return {
      product,
      parts: {
        product: await search(itself),
        parent:
          product.type_id === 'simple'
            ? await search(
                askedSearch('product', {
                  where: { 'configurable_children.sku': { eq: product.sku } },
                  size: 1,
                }),
              )
            : emptyAnswer,
        attributes: await search(attributesByCode(attributeCodesOf(document), attributePageSize)),
        attributeGroups: await search(
          askedSearch('attribute-group', { sort: 'position:asc', size: attributePageSize }),
        ),
        parts: await bySku(partSkus(document)),
        reviews:
          page.reviews === 0
            ? emptyAnswer
            : await search(
                askedSearch('review', {
                  where: { product_id: { eq: product.id }, review_status: { eq: 1 } },
                  sort: 'created_at:desc',
                  size: page.reviews,
                }),
              ),
        linked: await bySku(linked, page.fields),
        near: await near(sources, product, page.cards - related.length, linked, page.fields),
      },
    };
  };
}

/** Returns this number of other products in stock: of the product's own category, then of its parent. */
async function near(
  { catalog, shop }: PageSources,
  product: NormalProduct,
  count: number,
  linked: readonly string[],
  fields: readonly string[] | undefined,
): Promise<readonly string[]> {
  const category = categoryOfProduct(
    { category_ids: product.category_ids.map(String) },
    await categoriesOf(catalog, shop.search.categorySort),
    shop.categories.rootId,
  );
  if (category === undefined || count <= 0) return noItems;
  const { listVisibility, listStatus } = shop.products;
  const above = Number(category.path?.split('/').at(-2));
  const ids: string[] = [];
  for (const id of [category.id, ...(above > 0 ? [above] : [])]) {
    if (ids.length >= count) break;
    const request = askedSearch('product', {
      where: {
        visibility: { in: [...listVisibility] },
        status: { in: [...listStatus] },
        [inStockField]: { eq: true },
        category_ids: { in: [id] },
        sku: { nin: [product.sku, ...linked] },
        id: ids.length === 0 ? undefined : { nin: ids },
      },
      sort: shop.products.defaultSort,
      size: count - ids.length,
    });
    const documents = await catalog.search.find(
      catalogQuery('product', request.searchQuery, request),
    );
    ids.push(...documents.hits.map((hit) => hit.id));
  }
  const texts = await catalog.texts('product', ids, projection(fields));
  return ['[', ...texts.flatMap((text, at) => [at === 0 ? '{' : ',{', text.fields, '}']), ']'];
}

const noItems: readonly string[] = ['[]'];
const noProduct: ProductPage['parts'] = {
  ...Object.fromEntries(
    ['product', 'parent', 'attributes', 'attributeGroups', 'parts', 'reviews', 'linked'].map(
      (part) => [part, emptyAnswer],
    ),
  ),
  near: noItems,
};

function linkedSkus(product: Product, linkType: 'related' | 'upsell'): readonly string[] {
  return (product.product_links ?? []).flatMap(({ link_type: type, linked_product_sku: sku }) =>
    type === linkType && sku !== undefined ? [sku] : [],
  );
}

/** Parts of a bundle or a grouped product. */
function partSkus(product: Product): readonly string[] {
  const bundled = (product.bundle_options ?? []).flatMap(({ product_links: links }) =>
    links.map(({ sku }) => sku),
  );
  const grouped = groupedLinks(product).map((link) => link.linked_product_sku);
  return [...new Set([...bundled, ...grouped])].sort();
}

/** Returns the active categories from the root to the leaves, computed once for each state of the catalog. */
async function categoriesOf(catalog: Catalog, sort: string): Promise<readonly Category[]> {
  const all = catalog.all('category');
  let existing = trees.get(all);
  if (existing === undefined) {
    const where = { is_active: { eq: true } };
    const request = askedSearch('category', { where, sort, size: maxSearchSize });
    const { hits } = await catalog.search.find(
      catalogQuery('category', request.searchQuery, request),
    );
    const ids = hits.map(({ id }) => id);
    const documents = await catalog.documents('category', ids);
    existing = flat(categoryTree(documents.map(({ document }) => document as unknown as Category)));
    trees.set(all, existing);
  }
  return existing;
}
const trees = new WeakMap<object, readonly Category[]>();

function flat(categories: readonly Category[]): readonly Category[] {
  return categories.flatMap((category) => [category, ...flat(category.children_data ?? [])]);
}
