import type { ViewSettings } from '../engine/view-settings.ts';
import type { IndexedProduct, SearchEngine } from '../query/catalog-search.ts';
import type { SearchCriteria } from '../query/search-criteria.ts';
import { contractSettings, everything } from './contract-products.ts';

/** Creates an empty engine with these settings of its views. */
export type MakeEngine = (settingsOf: (view: string) => ViewSettings) => Promise<SearchEngine>;

/** Number of random queries compared with the naive model: `runs` sets of products, `queriesPerRun` for each. */
export interface RandomQueries {
  readonly runs: number;
  readonly queriesPerRun: number;
}

/** Creates an engine with these products in its view `hu`. */
export async function makeFilled(
  make: MakeEngine,
  products: readonly IndexedProduct[],
): Promise<SearchEngine> {
  const engine = await make(contractSettings);
  await engine.write('hu', products);
  return engine;
}

/** Returns the ids of the hits in their order. */
export async function idsOf(
  engine: SearchEngine,
  criteria: Partial<SearchCriteria>,
  view = 'hu',
): Promise<readonly string[]> {
  return (await engine.find({ ...everything, ...criteria, view })).hits.map(({ id }) => id);
}
