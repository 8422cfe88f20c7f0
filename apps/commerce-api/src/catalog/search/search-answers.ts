import type { SearchHits, UnderstoodHits } from '@shop/search';
import type { ServedText } from '../catalog.ts';
import type { Source } from '@shop/catalog-documents';

export interface FoundDocument {
  readonly id: string;
  readonly score: number;
  readonly source: Source;
}

/**
 * Returns the response of form A as JSON, in pieces, to avoid one large text beside its bytes. `redirect`: target path
 * of the text. Source: wire contract 2.3, CO-85.
 */
export function listAnswer(
  request: { readonly size: number; readonly from: number },
  hits: UnderstoodHits,
  documents: readonly ServedText[],
  redirect?: string,
): readonly string[] {
  const scores = new Map(hits.hits.map(({ id, score }) => [id, score]));
  const items = documents.flatMap(({ id, fields }, at) => [
    at === 0 ? '{' : ',{',
    fields,
    `${fields === '' ? '' : ','}"_score":${scores.get(id) ?? 1}}`,
  ]);
  const commonFields = {
    total: hits.total,
    perPage: request.size,
    start: request.from,
    aggregations: hits.aggregations,
    ...(hits.suggestions.length === 0 ? {} : { suggestions: hits.suggestions }),
    ...(hits.understood.length === 0 ? {} : { understood: hits.understood }),
    ...(redirect === undefined ? {} : { redirect }),
  };
  return ['{"items":[', ...items, `],${JSON.stringify(commonFields).slice(1)}`];
}

/** Response in the format of Elasticsearch. Source: wire contract 2.3. */
export function elasticAnswer(
  request: { readonly index: string; readonly type: string },
  hits: SearchHits,
  documents: readonly FoundDocument[],
): Source {
  return {
    took: 0,
    timed_out: false,
    hits: {
      total: hits.total,
      max_score: documents.reduce((max, { score }) => Math.max(max, score), 0),
      hits: documents.map(({ id, score, source }) => ({
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

/** The compact form, with full field names. `attribute_metadata`: the counted attributes. */
export function compactAnswer(
  hits: SearchHits,
  documents: readonly FoundDocument[],
  attributes: readonly Source[],
): Source {
  return {
    hits: documents.map(({ score, source }) => ({ ...source, _score: score })),
    total: hits.total,
    ...aggregationsOf(hits),
    ...(attributes.length === 0 ? {} : { attribute_metadata: attributes }),
  };
}

function aggregationsOf(hits: SearchHits): Source {
  return Object.keys(hits.aggregations).length === 0 ? {} : { aggregations: hits.aggregations };
}
