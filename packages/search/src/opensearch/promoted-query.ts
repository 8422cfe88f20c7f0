import { promotedScore } from '../query/promoted-score.ts';
import type { SearchBoost, SearchPromotion } from '../query/search-criteria.ts';
import { filterClause } from '../query/filter-clause.ts';
import { anyOf, filterQueries, type Query } from './filter-query.ts';

/** Multiplies the scores of boosted products and adds the pinned ones. Source: SE-32, SE-33. */
export function promotedQuery(text: Query, promotion: SearchPromotion | undefined): Query {
  if (promotion === undefined) return text;
  const { pinned, boosts } = promotion;
  const boosted: Query =
    boosts.length === 0
      ? text
      : {
          function_score: {
            query: text,
            functions: boosts.map((boost) => ({
              filter: boostedProducts(boost),
              weight: boost.factor,
            })),
            score_mode: 'multiply',
            boost_mode: 'multiply',
          },
        };
  if (pinned.length === 0) return boosted;
  // `dis_max` takes the highest score: the score of a pinned product depends only on its position.
  return {
    dis_max: {
      queries: [
        boosted,
        ...pinned.map((id, at) => ({
          constant_score: { filter: { term: { id } }, boost: promotedScore(at) },
        })),
      ],
    },
  };
}

function boostedProducts({ ids, categoryIds }: SearchBoost): Query {
  const clause = filterClause({ in: [...categoryIds] });
  return anyOf([
    ...(ids.length === 0 ? [] : [{ terms: { id: ids } }]),
    ...(clause === undefined || categoryIds.length === 0
      ? []
      : filterQueries([{ field: 'category_ids', isCatalogScope: false, clause }])),
  ]);
}
