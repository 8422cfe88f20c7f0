import { aggregations, type SearchAnswer } from '@shop/contract';
import * as v from 'valibot';

const document = v.looseObject({});
const total = v.optional(
  v.union([
    v.number(),
    v.pipe(
      v.looseObject({ value: v.number() }),
      v.transform((counted) => counted.value),
    ),
  ]),
);

/** What stands beside the hits in every form. A function, so that bundlers can leave the schemas out. */
// @__NO_SIDE_EFFECTS__
function answerForm<const Fields extends v.ObjectEntries>(fields: Fields) {
  return v.object({
    ...fields,
    aggregations: v.optional(v.nullable(aggregations)),
    suggestions: v.optional(v.nullable(v.array(v.string()))),
  });
}

/** `{ items, total, perPage, start }`: the search call of this shop. */
const formA = answerForm({
  items: v.array(document),
  total,
  perPage: v.optional(v.number()),
  start: v.optional(v.number()),
});

/** `{ hits: { total, hits: [{ _id, _score, _source }] } }`: the search engine's own. */
const formB = answerForm({
  hits: v.object({
    total,
    hits: v.array(v.object({ _score: v.optional(v.nullable(v.number())), _source: document })),
  }),
});

/** `{ hits: [{ …source, _score }], total }`: the compact one. */
const formBCompact = answerForm({ hits: v.array(document), total });

/** What was asked, for the forms that do not repeat it. */
export interface AskedPage {
  readonly size: number;
  readonly from: number;
}

/**
 * Reads a search answer in any of its forms, bare or inside an envelope, as form A. Source: CC-3, CC-14.
 */
export function anySearchAnswer(asked: AskedPage): v.GenericSchema<unknown, SearchAnswer> {
  const bare = v.union([
    v.pipe(
      formA,
      v.transform((sent) => page(asked, sent, sent.items, sent.total, sent)),
    ),
    v.pipe(
      formB,
      v.transform((sent) => {
        const items = sent.hits.hits.map(({ _score, _source }) => ({
          ..._source,
          _score: _score ?? 0,
        }));
        return page(asked, sent, items, sent.hits.total);
      }),
    ),
    v.pipe(
      formBCompact,
      v.transform((sent) => page(asked, sent, sent.hits, sent.total)),
    ),
  ]);
  return v.union([
    bare,
    v.pipe(
      v.object({ code: v.literal(200), result: bare }),
      v.transform((sent) => sent.result),
    ),
  ]);
}

function page(
  asked: AskedPage,
  sent: Pick<v.InferOutput<typeof formBCompact>, 'aggregations' | 'suggestions'>,
  items: SearchAnswer['items'],
  counted: number | undefined,
  told: { readonly perPage?: number | undefined; readonly start?: number | undefined } = {},
): SearchAnswer {
  return {
    items,
    total: counted ?? asked.from + items.length,
    perPage: told.perPage ?? asked.size,
    start: told.start ?? asked.from,
    aggregations: sent.aggregations ?? {},
    ...(sent.suggestions ? { suggestions: sent.suggestions } : {}),
  };
}
