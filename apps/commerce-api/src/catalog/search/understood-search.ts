import { foldText } from '@shop/format';
import { findUnderstood, projection, type UnderstoodHits } from '@shop/search';
import type { Catalog } from '../catalog.ts';
import type { CatalogQuery } from './catalog-query.ts';

/** Parts of the catalog that search products, return their names, and interpret the words of a text. */
type UnderstandingCatalog = Pick<Catalog, 'search' | 'texts' | 'understand' | 'readPrice'>;

/** Finds documents. For products, words and prices in the text become filters. Source: CO-79, CO-91. */
export async function findUnderstoodProducts(
  catalog: UnderstandingCatalog,
  query: CatalogQuery,
  plainWords: readonly string[] = [],
): Promise<UnderstoodHits> {
  const { search, understand, readPrice } = catalog;
  if (query.type !== 'product' || query.text === '') {
    return { ...(await search.find(query)), understood: [] };
  }
  return findUnderstood(query, plainWords, {
    find: search.find,
    understand,
    readPrice,
    isNameOfProduct: (text) => isNameOfProduct(catalog, text),
  });
}

/** Returns true if the name of the best product for the text equals the text, ignoring case, accents and spaces. */
async function isNameOfProduct(
  { search, texts }: UnderstandingCatalog,
  { type, text, filters }: CatalogQuery,
): Promise<boolean> {
  const { hits } = await search.find({
    type,
    text,
    filters,
    facets: [],
    sort: [],
    from: 0,
    size: 1,
    isUnpromoted: true,
  });
  const [product] = await texts(
    type,
    hits.map(({ id }) => id),
    projection(['name'], []),
  );
  if (product === undefined) return false;
  const { name } = JSON.parse(`{${product.fields}}`) as { readonly name?: string };
  return name !== undefined && plainForm(name) === plainForm(text);
}

const plainForm = (text: string) => foldText(text.trim()).replaceAll(/\s+/g, ' ');
