import type { Aggregations } from '@shop/contract';
import type { RangeBounds } from '../columns/column.ts';
import { columnName } from '../fields/document-index.ts';
import {
  bucketKey,
  priceAggregations,
  shownPriceRanges,
  spanAggregations,
  type FacetSettings,
} from '../fields/facets.ts';
import { countedValue, formField, numberFields } from './index-fields.ts';
import type { Query } from './filter-query.ts';
import type { AggregationReplies } from './search-node.ts';

/** Aggregations of one search: the request to OpenSearch, and the parser of its reply. */
export interface FacetRequest {
  readonly aggs: Readonly<Record<string, Query>>;
  /** `replies`: empty if the view was never written. */
  read(replies: AggregationReplies): Aggregations;
}

/** Creates the request for the counts of these fields. Source: wire contract 2.3. */
export function facetRequest(
  fields: readonly string[],
  settings: FacetSettings,
  chosenPrice: RangeBounds | undefined,
): FacetRequest {
  const parts = [...new Set(fields)].flatMap((field) =>
    field === 'price'
      ? [priceRequest(settings, chosenPrice)]
      : [field, `${field}_options`].map((name) => termsRequest(name, settings.sizeOf(field))),
  );
  return {
    aggs: Object.assign({}, ...parts.map(({ aggs }) => aggs)) as FacetRequest['aggs'],
    read: (replies) => Object.assign({}, ...parts.map(({ read }) => read(replies))) as Aggregations,
  };
}

/** Creates the request for the lowest and highest number of these fields. Source: SE-31. */
export function spanRequest(fields: readonly string[]): FacetRequest {
  return {
    aggs: Object.fromEntries(
      fields.flatMap((name) => {
        const field = numberFields.get(columnName(name)) ?? formField('firstNumber', name);
        return [
          [`agg_min_${name}`, { min: { field } }],
          [`agg_max_${name}`, { max: { field } }],
        ];
      }),
    ),
    read: (replies) =>
      Object.assign(
        {},
        ...fields.map((name) =>
          spanAggregations(
            name,
            replies[`agg_min_${name}`]?.value ?? null,
            replies[`agg_max_${name}`]?.value ?? null,
          ),
        ),
      ) as Aggregations,
  };
}

function termsRequest(field: string, size: number): FacetRequest {
  const name = `agg_terms_${field}`;
  const numberField = numberFields.get(columnName(field));
  return {
    aggs:
      size === 0
        ? {}
        : {
            [name]: {
              terms: {
                field: numberField ?? formField('counted', field),
                size,
                order: [{ _count: 'desc' }, { _key: 'asc' }],
              },
            },
          },
    read: (replies) => ({
      [name]: {
        buckets: bucketsOf(replies[name]?.buckets).map(({ key, doc_count }) => ({
          key: typeof key === 'string' ? bucketKey(countedValue(key)) : (key ?? ''),
          doc_count,
        })),
      },
    }),
  };
}

function priceRequest(
  { priceField, priceRanges }: FacetSettings,
  chosenPrice: RangeBounds | undefined,
): FacetRequest {
  const field = numberFields.get(priceField) ?? formField('firstNumber', priceField);
  const ranges = shownPriceRanges(priceRanges, chosenPrice);
  return {
    aggs: {
      price_ranges: {
        range: {
          field,
          keyed: true,
          ranges: ranges.map((range, at) => ({ key: String(at), ...range })),
        },
      },
      lowest_price: { min: { field } },
      highest_price: { max: { field } },
    },
    read(replies) {
      const buckets = replies['price_ranges']?.buckets;
      const countAt = (at: number) =>
        buckets === undefined || Array.isArray(buckets)
          ? 0
          : ((buckets as Readonly<Record<string, { doc_count: number }>>)[at]?.doc_count ?? 0);
      return priceAggregations(
        ranges.map((range, at) => ({ ...range, count: countAt(at) })),
        replies['lowest_price']?.value ?? null,
        replies['highest_price']?.value ?? null,
      );
    },
  };
}

function bucketsOf(buckets: AggregationReplies[string]['buckets']) {
  return Array.isArray(buckets) ? buckets : [];
}
