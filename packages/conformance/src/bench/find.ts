import { searchAnswer, searchQuery, type Aggregations } from '@shop/contract';
import * as v from 'valibot';
import type { Caller } from './caller.ts';
import { claim, claimFits } from '../run/claim.ts';
import type { Send } from './wire.ts';

/** A search in any form that the backend offers. */
export interface FindQuery {
  readonly type?: string;
  readonly filters?: readonly {
    readonly attribute: string;
    readonly value: unknown;
    readonly scope?: unknown;
  }[];
  readonly facets?: readonly { readonly field: string; readonly scope: string }[];
  readonly sorts?: readonly { readonly field: string; readonly options?: unknown }[];
  readonly text?: string | null;
  readonly sort?: string;
  readonly size?: number;
  readonly from?: number;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

export type Document = Readonly<Record<string, unknown>>;

export interface Found {
  readonly items: readonly Document[];
  readonly total: number;
  readonly aggregations: Aggregations;
}

export type Find = (query: FindQuery) => Promise<Found>;

/** The search query of the wire. */
export function wireQuery(query: FindQuery): v.InferInput<typeof searchQuery> {
  return {
    _availableFilters: [...(query.facets ?? [])],
    _appliedFilters: (query.filters ?? []).map((filter) => ({
      scope: 'default',
      ...filter,
    })) as never,
    _appliedSort: [...(query.sorts ?? [])],
    _searchText: query.text ?? '',
  };
}

/** The body of form A. */
export function formABody(query: FindQuery): Document {
  return {
    type: query.type ?? 'product',
    searchQuery: wireQuery(query),
    size: query.size ?? 50,
    from: query.from ?? 0,
    ...(query.sort === undefined ? {} : { sort: query.sort }),
    ...(query.include === undefined ? {} : { includeFields: query.include }),
    ...(query.exclude === undefined ? {} : { excludeFields: query.exclude }),
  };
}

/** The query parameters of form B with short responses. */
export function formBQuery(query: FindQuery, extra: Document = {}): string {
  const pairs = Object.entries({
    size: query.size ?? 50,
    from: query.from ?? 0,
    sort: query.sort ?? '',
    request_format: 'search-query',
    response_format: 'compact',
    ...(query.include === undefined ? {} : { _source_include: query.include.join(',') }),
    ...(query.exclude === undefined ? {} : { _source_exclude: query.exclude.join(',') }),
    ...extra,
  }).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.join('&');
}

const compactAnswer = v.object({
  hits: v.array(v.looseObject({})),
  total: v.union([v.number(), v.looseObject({ value: v.number() })]),
  aggregations: v.optional(searchAnswer.entries.aggregations.wrapped),
});

/** Calls that a search needs. */
interface Searcher extends Pick<Caller, 'ok'> {
  readonly settings: { readonly index: string };
  readonly send: Send;
  has(extension: 'form-a'): Promise<boolean>;
}

/** Searches with form A if the backend has it, else with form B. */
export async function findInAnyForm(searcher: Searcher, query: FindQuery): Promise<Found> {
  if (await searcher.has('form-a')) {
    const { value } = await searcher.ok('catalog', { body: formABody(query) });
    return value;
  }
  const type = query.type ?? 'product';
  const answer = await searcher.send({
    method: 'POST',
    path: `/api/catalog/${searcher.settings.index}/${type}/_search?${formBQuery(query)}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wireQuery(query)),
  });
  claim(answer.status === 200, `a search of ${type} has status ${answer.status}`);
  const { hits, total, aggregations = {} } = claimFits(compactAnswer, answer.json, 'form B');
  return { items: hits, total: typeof total === 'number' ? total : total.value, aggregations };
}

export const idsOf = (items: readonly Document[]): number[] => items.map(({ id }) => Number(id));
