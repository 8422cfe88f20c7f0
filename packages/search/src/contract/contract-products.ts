import { createSearchLanguage } from '../language/search-language.ts';
import type { IndexedProduct } from '../query/catalog-search.ts';
import type { SearchCriteria } from '../query/search-criteria.ts';
import type { ViewSettings } from '../engine/view-settings.ts';

/** Settings of the views that the contract uses: `hu` and `de`. */
export function contractSettings(view: string): ViewSettings {
  const locale = view === 'de' ? 'de' : 'hu';
  return {
    locale,
    language: createSearchLanguage(
      {
        compoundHeads: locale === 'de' ? ['Tisch', 'Stuhl'] : ['asztal', 'szék', 'lámpa', 'fotel'],
        stopWords: ['a', 'az', 'der'],
        postpositions: ['fölé'],
        colors: ['zöld'],
        synonyms: [
          ['fotel', 'karosszék'],
          ['sarokkanapé', 'sarokülő', 'sarok kanapé', 'l alakú kanapé', 'l alakú ülőgarnitúra'],
        ],
        related: { rekamié: ['kanapé'] },
        genericNouns: ['bútor'],
        units: { cm: ['centi'], m: [], db: ['darab'] },
      },
      locale,
    ),
    text: {
      minimumShouldMatch: 0.75,
      minScore: 0.02,
      fuzziness: 2,
      boosts: { name: 4, sku: 2, categoryName: 1 },
    },
    facets: {
      priceField: 'final_price',
      priceRanges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100 }],
      sizeOf: (field) => (field === 'many' ? 3 : 1_000),
    },
  };
}

/** Creates a product; omitted `fields` get default values. */
export function contractProduct(
  id: string,
  fields: {
    readonly name?: string;
    readonly document?: IndexedProduct['document'];
    readonly text?: Partial<IndexedProduct['text']>;
    readonly price?: number | undefined;
    readonly stock?: IndexedProduct['stock'];
  } = {},
): IndexedProduct {
  const sku = `SKU-${id}`;
  const name = fields.name ?? `Termék ${id}`;
  return {
    id,
    document: { id: Number(id), sku, name, type_id: 'simple', ...fields.document },
    text: { name, categories: [], properties: [], articles: [sku], ...fields.text },
    price: 'price' in fields ? fields.price : 100,
    stock: fields.stock ?? { isInStock: true, qty: 1 },
  };
}

/** Criteria that match all products. */
export const everything: SearchCriteria = {
  text: '',
  filters: [],
  sort: [],
  facets: [],
  from: 0,
  size: 50,
};
