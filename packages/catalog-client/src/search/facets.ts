import type { Aggregations, Attribute } from '@shop/contract';
import { collationKey, type Locale } from '@shop/format';

/** One value a shopper can filter by. */
export interface FacetValue {
  /** Value in the query: the option id as text, or the bucket key of a price range. */
  readonly id: string;
  readonly label: string;
  /** Number of products with the value. For display only: own and variant counts may overlap. */
  readonly count: number;
  /** The colour of a swatch, `#rrggbb`. */
  readonly swatch?: string | undefined;
  /** Bounds of a price range, gross; a missing one is open. `from` included, `to` excluded. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** One filter with its values. A `single` one allows at most one choice. */
export interface Facet {
  readonly code: string;
  readonly label: string;
  readonly single: boolean;
  readonly values: readonly FacetValue[];
}

/**
 * Returns the filters of a listing from the search counts: values of products and of their variants together, with the
 * labels of the attribute's options, without blank labels, sorted by label in the language's alphabet.
 * Price ranges keep their order and are single. Leaves out filters without values.
 * Caches the filters of the last response: a page reads them several times. Source: CC-64 to CC-70.
 */
export function facetsOf(
  aggregations: Aggregations,
  attributes: readonly Attribute[],
  codes: readonly string[],
  locale: Locale,
): readonly Facet[] {
  const cacheKey = `${locale} ${codes.join(' ')}`;
  const cached = facetCache.get(aggregations);
  if (cached?.attributes === attributes && cached.cacheKey === cacheKey) return cached.facets;
  const facets = buildFacets(aggregations, attributes, codes, locale);
  facetCache.set(aggregations, { attributes, cacheKey, facets });
  return facets;
}

interface CachedFacets {
  readonly attributes: readonly Attribute[];
  readonly cacheKey: string;
  readonly facets: readonly Facet[];
}

const facetCache = new WeakMap<Aggregations, CachedFacets>();

function buildFacets(
  aggregations: Aggregations,
  attributes: readonly Attribute[],
  codes: readonly string[],
  locale: Locale,
): readonly Facet[] {
  const byCode = new Map(attributes.map((attribute) => [attribute.attribute_code, attribute]));
  return codes.flatMap((code) => {
    const facet =
      code === 'price'
        ? priceFacet(aggregations)
        : optionFacet(aggregations, code, byCode.get(code), locale);
    return facet === undefined || facet.values.length === 0 ? [] : [facet];
  });
}

function optionFacet(
  aggregations: Aggregations,
  code: string,
  attribute: Attribute | undefined,
  locale: Locale,
): Facet | undefined {
  if (attribute === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const name of [`agg_terms_${code}`, `agg_terms_${code}_options`]) {
    for (const bucket of aggregations[name]?.buckets ?? []) {
      const id = String(bucket.key);
      counts.set(id, (counts.get(id) ?? 0) + bucket.doc_count);
    }
  }
  const values = sortedOptions(attribute, locale).flatMap((option): FacetValue[] => {
    const count = option.value === undefined ? undefined : counts.get(option.value);
    const label = option.label?.trim() ?? '';
    if (option.value === undefined || count === undefined || label === '') return [];
    const swatch = option.swatch === undefined ? {} : { swatch: option.swatch };
    return [{ id: option.value, label, count, ...swatch }];
  });
  return {
    code,
    label: attribute.frontend_label ?? attribute.default_frontend_label ?? code,
    single: false,
    values,
  };
}

const optionCache = new WeakMap<
  Attribute,
  { readonly locale: Locale; readonly options: Attribute['options'] }
>();

/** Sorts the options of an attribute by label, once: collation costs more than the rest of a facet. */
function sortedOptions(attribute: Attribute, locale: Locale): Attribute['options'] {
  const cached = optionCache.get(attribute);
  if (cached?.locale === locale) return cached.options;
  const keyed = attribute.options.map((option) => ({
    key: collationKey(option.label?.trim() ?? '', locale),
    option,
  }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const options = keyed.map(({ option }) => option);
  optionCache.set(attribute, { locale, options });
  return options;
}

function priceFacet(aggregations: Aggregations): Facet | undefined {
  const buckets = aggregations['agg_range_price']?.buckets;
  if (buckets === undefined) return undefined;
  return {
    code: 'price',
    label: 'price',
    single: true,
    values: buckets
      .filter((bucket) => bucket.doc_count > 0)
      .map((bucket) => ({
        id: String(bucket.key),
        label: String(bucket.key),
        count: bucket.doc_count,
        ...(bucket.from === undefined || bucket.from === 0 ? {} : { from: bucket.from }),
        to: bucket.to,
      })),
  };
}
