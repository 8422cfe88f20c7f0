import type { Judged, Verdict } from './run-checks.ts';

const headings = ['section', 'check', 'what holds', 'verdict'] as const;

/** Returns the table of results by section, with the reasons of failures; the summary in the last line. */
export function reportTable(results: readonly Judged[]): string {
  const rows = results.map(({ section, cites, id, what, verdict }) => [
    `${section} (${cites})`,
    id,
    what,
    verdict,
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const lines = results.flatMap(({ reason }, index) => [
    line(rows[index] ?? []),
    ...(reason === undefined ? [] : [`    ${reason}`]),
  ]);
  return [
    line(headings),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...lines,
    '',
    summaryOf(results),
    '',
  ].join('\n');
}

/** `312 checks: 300 hold, 2 fail, 10 skipped`. */
export function summaryOf(results: readonly Judged[]): string {
  const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
  return `${results.length} checks: ${count('holds')} hold, ${count('fails')} fail, ${count('skipped')} skipped`;
}
