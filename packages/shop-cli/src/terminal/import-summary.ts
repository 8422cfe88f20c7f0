import type { ImportReport } from '@shop/catalog-documents/import';

/** Returns the summary of an imported file: documents read and refused, and the results by type. */
export function importSummary(name: string, report: ImportReport, elapsedMs: number): string {
  const perSecond = Math.round(report.read / Math.max(0.001, elapsedMs / 1000));
  const rows = [...report.byType].map(
    ([type, { added, changed, unchanged, removed }]) =>
      `  ${type.padEnd(16)} ${added} added, ${changed} changed, ${unchanged} unchanged, ${removed} removed`,
  );
  const summary = `${name}: ${report.read} documents in ${(elapsedMs / 1000).toFixed(1)} s (${perSecond}/s), ${report.refused} refused`;
  return `${[summary, ...rows].join('\n')}\n`;
}
