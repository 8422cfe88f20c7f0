import * as v from 'valibot';

/** Events of a search: results are shown, none are, or one of them is opened. */
export const searchEvents = ['found', 'empty', 'opened'] as const;

/** One event of a search, for counting. Contains no name of a visitor and no session. Source: CO-86. */
export const searchReport = v.strictObject({
  /** Text of the search. */
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  event: v.picklist(searchEvents),
});
/** Parsed {@link searchReport}. Source: CO-86. */
export type SearchReport = v.InferOutput<typeof searchReport>;
