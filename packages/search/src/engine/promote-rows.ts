import { Bitset } from '../columns/bitset.ts';
import type { DocumentIndex } from '../fields/document-index.ts';
import type { TextRows } from '../fields/search-rows.ts';
import { filterClause } from '../query/filter-clause.ts';
import { promotedScore } from '../query/promoted-score.ts';
import type { SearchBoost, SearchPromotion } from '../query/search-criteria.ts';

/** Multiplies the scores of boosted rows and adds the pinned ones. Source: SE-32, SE-33. */
export function promoteRows(
  text: TextRows,
  { pinned, boosts }: SearchPromotion,
  index: DocumentIndex,
  rowOfId: ReadonlyMap<string, number>,
): TextRows {
  const factors = boosts.map((boost) => ({
    factor: boost.factor,
    rows: boostedRows(boost, index, rowOfId),
  }));
  const scoreOfPinned = new Map(
    pinned.flatMap((id, at) => {
      const row = rowOfId.get(id);
      return row === undefined ? [] : [[row, promotedScore(at)] as const];
    }),
  );
  const scores = text.scores
    .map((row, score) =>
      scoreOfPinned.has(row)
        ? 0
        : factors.reduce((all, { factor, rows }) => (rows.has(row) ? all * factor : all), score),
    )
    .plus(scoreOfPinned);
  return { ...text, scores };
}

function boostedRows(
  { ids, categoryIds }: SearchBoost,
  index: DocumentIndex,
  rowOfId: ReadonlyMap<string, number>,
): Bitset {
  const rows = Uint32Array.from(ids.flatMap((id) => rowOfId.get(id) ?? [])).sort();
  const ofIds = Bitset.of(index.rowCount, rows);
  const clause = filterClause({ in: [...categoryIds] });
  if (clause === undefined || categoryIds.length === 0) return ofIds;
  return ofIds.or(index.filter([{ field: 'category_ids', isCatalogScope: false, clause }]));
}
