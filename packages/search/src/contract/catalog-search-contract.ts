import { changeContract } from './change-contract.ts';
import type { MakeEngine, RandomQueries } from './contract-engine.ts';
import { filterContract } from './filter-contract.ts';
import { promotionContract } from './promotion-contract.ts';
import { queryContract } from './query-contract.ts';
import { textContract } from './text-contract.ts';

export { contractProduct, contractSettings, everything } from './contract-products.ts';
export type { MakeEngine } from './contract-engine.ts';

/**
 * Checks that a search engine keeps the rules of SPEC.md.
 *
 * @param random - Number of random queries, default 2,000; pass less for an engine where each query is an HTTP request.
 */
export function catalogSearchContract(
  make: MakeEngine,
  random: RandomQueries = { runs: 100, queriesPerRun: 20 },
): void {
  filterContract(make);
  queryContract(make, random);
  changeContract(make);
  textContract(make);
  promotionContract(make);
}
