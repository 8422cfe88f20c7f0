import { foldText } from '@shop/format';
import { findUnderstood, projection, type UnderstoodHits } from '@shop/search';
import type { Catalog } from '../catalog.ts';
import type { CatalogQuery } from './catalog-query.ts';

/** Finds products, serves their names, and reads the words of a text. */
type UnderstandingCatalog = Pick<Catalog, 'search' | 'texts' | 'understand' | 'readPrice'>;

/** Finds documents. Of products, words and prices of the text are filters. Source: CO-79, CO-91. */
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
    isNameOfProduct: (named) => isNameOfProduct(catalog, named),
  });
}

/** Returns true if the best product for the text has the text for its name, whatever its case, accents and spaces. */
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
