import type { CatalogHits } from './search/query/catalog-search.ts';
import type { ServedText } from './catalog.ts';
import type { Source } from '../documents/document.ts';

export interface FoundDocument {
  readonly id: string;
  readonly score: number;
  readonly source: Source;
}

/** The answer of form A as JSON, in pieces: whole it would be a text of its own beside its bytes. Source: wire contract 2.3. */
export function listAnswer(
  request: { readonly size: number; readonly from: number },
  hits: CatalogHits,
  found: readonly ServedText[],
): readonly string[] {
  const scores = new Map(hits.hits.map(({ id, score }) => [id, score]));
  const items = found.flatMap(({ id, fields }, at) => [
    at === 0 ? '{' : ',{',
    fields,
    `${fields === '' ? '' : ','}"_score":${scores.get(id) ?? 1}}`,
  ]);
  const rest = {
    total: hits.total,
    perPage: request.size,
    start: request.from,
    aggregations: hits.aggregations,
    ...(hits.suggestions.length === 0 ? {} : { suggestions: hits.suggestions }),
  };
  return ['{"items":[', ...items, `],${JSON.stringify(rest).slice(1)}`];
}

/** As Elasticsearch answers. Source: wire contract 2.3. */
export function elasticAnswer(
  request: { readonly index: string; readonly type: string },
  hits: CatalogHits,
  found: readonly FoundDocument[],
): Source {
  return {
    took: 0,
    timed_out: false,
    hits: {
      total: hits.total,
      max_score: found.reduce((most, { score }) => Math.max(most, score), 0),
      hits: found.map(({ id, score, source }) => ({
        _index: request.index,
        _type: request.type,
        _id: id,
        _score: score,
        _source: source,
      })),
    },
    ...aggregationsOf(hits),
  };
}

/** The shorter form, field names in full. `attribute_metadata`: the attributes that were counted. */
export function compactAnswer(
  hits: CatalogHits,
  found: readonly FoundDocument[],
  attributes: readonly Source[],
): Source {
  return {
    hits: found.map(({ score, source }) => ({ ...source, _score: score })),
    total: hits.total,
    ...aggregationsOf(hits),
    ...(attributes.length === 0 ? {} : { attribute_metadata: attributes }),
  };
}

function aggregationsOf(hits: CatalogHits): Source {
  return Object.keys(hits.aggregations).length === 0 ? {} : { aggregations: hits.aggregations };
}
