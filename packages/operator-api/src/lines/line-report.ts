import * as v from 'valibot';

/** Maximum number of lines in one call. Source: OA-8. */
export const maxLines = 10_000;
/** Maximum bytes of the body of a call with lines. Source: OA-8. */
export const maxLineBytes = 8 * 1024 * 1024;

/** Result of one line. `line`: line number from 1, or position in the list. */
const lineResult = v.variant('ok', [
  v.object({
    line: v.number(),
    ok: v.literal(true),
    outcome: v.picklist(['added', 'changed', 'unchanged', 'removed', 'stored']),
  }),
  v.object({
    line: v.number(),
    ok: v.literal(false),
    code: v.picklist(['line-invalid', 'article-unknown', 'sku-taken']),
    /** Field of the line; `null` if the whole line is wrong. */
    field: v.nullable(v.string()),
    message: v.string(),
  }),
]);
export type LineResult = v.InferOutput<typeof lineResult>;

/** Report of a call with lines, in the order of the lines. Source: OA-7. */
export const lineReport = v.object({
  accepted: v.number(),
  refused: v.number(),
  lines: v.array(lineResult),
});
export type LineReport = v.InferOutput<typeof lineReport>;

/** Sorts results by line and counts them. */
export function reportLines(results: readonly LineResult[]): LineReport {
  const refusedCount = results.filter(({ ok }) => !ok).length;
  return {
    accepted: results.length - refusedCount,
    refused: refusedCount,
    lines: results.toSorted((a, b) => a.line - b.line),
  };
}

const fieldsByReason: readonly (readonly [pattern: RegExp, field: string])[] = [
  [/^no sku/, 'sku'],
  [/^there is no article /, 'sku'],
  [/^special price /, 'special_price'],
  [/^price "/, 'price'],
  [/^from "/, 'from'],
  [/^to "/, 'to'],
  [/^the offer ends /, 'to'],
  [/ is not a number of pieces$/, 'qty'],
  [/^(?:unknown _type|no _type)/, '_type'],
  [/^no _id|^_id /, '_id'],
  [/^no id$/, 'id'],
  [/^_source /, '_source'],
];

/** Describes a line that an importer rejected, from its reason text. */
export function refusedLine(line: number, reason: string): LineResult {
  const fieldName = /^([\w.]+): /.exec(reason)?.[1];
  const field = fieldName ?? fieldsByReason.find(([pattern]) => pattern.test(reason))?.[1] ?? null;
  return { line, ok: false, code: codeOf(reason), field, message: reason };
}

function codeOf(reason: string): 'article-unknown' | 'sku-taken' | 'line-invalid' {
  if (reason.startsWith('there is no article ')) return 'article-unknown';
  return reason.includes(' is an article number of ') ? 'sku-taken' : 'line-invalid';
}
