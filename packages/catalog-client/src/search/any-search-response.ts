import { aggregations, searchRedirect, understoodWord, type SearchAnswer } from '@shop/contract';
import * as v from 'valibot';

const document = v.looseObject({});
const total = v.optional(
  v.union([
    v.number(),
    v.pipe(
      v.looseObject({ value: v.number() }),
      v.transform((counter) => counter.value),
    ),
  ]),
);

/**
 * Returns the schema of the fields that all response forms share. A function, so that bundlers can drop the schemas.
 */
// @__NO_SIDE_EFFECTS__
function responseForm<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.object({
    ...fields,
    aggregations: v.optional(v.nullable(aggregations)),
    suggestions: v.optional(v.nullable(v.array(v.string()))),
    understood: v.optional(v.nullable(v.array(understoodWord))),
    redirect: v.optional(v.nullable(v.fallback(v.optional(searchRedirect), undefined))),
  });
}

/** `{ items, total, perPage, start }`: the search call of this shop. */
const formA = responseForm({
  items: v.array(document),
  total,
  perPage: v.optional(v.number()),
  start: v.optional(v.number()),
});

/** `{ hits: { total, hits: [{ _id, _score, _source }] } }`: the search engine's format. */
const formB = responseForm({
  hits: v.object({
    total,
    hits: v.array(v.object({ _score: v.optional(v.nullable(v.number())), _source: document })),
  }),
});

/** `{ hits: [{ …source, _score }], total }`: the compact format. */
const formBCompact = responseForm({ hits: v.array(document), total });

/** Requested window of results, for response forms that do not repeat it. */
export interface PageWindow {
  readonly size: number;
  readonly from: number;
}

/** Reads a search response in any form, with or without an envelope, as form A. Source: CC-3, CC-16. */
export function anySearchResponse(window: PageWindow): v.GenericSchema<unknown, SearchAnswer> {
  const bare = v.union([
    v.pipe(
      formA,
      v.transform((response) => page(window, response, response.items, response.total, response)),
    ),
    v.pipe(
      formB,
      v.transform((response) => {
        const items = response.hits.hits.map(({ _score, _source }) => ({
          ..._source,
          _score: _score ?? 0,
        }));
        return page(window, response, items, response.hits.total);
      }),
    ),
    v.pipe(
      formBCompact,
      v.transform((response) => page(window, response, response.hits, response.total)),
    ),
  ]);
  return v.union([
    bare,
    v.pipe(
      v.object({ code: v.literal(200), result: bare }),
      v.transform((response) => response.result),
    ),
  ]);
}

function page(
  window: PageWindow,
  response: Pick<
    v.InferOutput<typeof formBCompact>,
    'aggregations' | 'suggestions' | 'understood' | 'redirect'
  >,
  items: SearchAnswer['items'],
  totalCount: number | undefined,
  pageInfo: { readonly perPage?: number | undefined; readonly start?: number | undefined } = {},
): SearchAnswer {
  return {
    items,
    total: totalCount ?? window.from + items.length,
    perPage: pageInfo.perPage ?? window.size,
    start: pageInfo.start ?? window.from,
    aggregations: response.aggregations ?? {},
    ...(response.suggestions ? { suggestions: response.suggestions } : {}),
    ...(response.understood ? { understood: response.understood } : {}),
    ...(response.redirect ? { redirect: response.redirect } : {}),
  };
}
