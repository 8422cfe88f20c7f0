import { describe } from 'vitest';
import { catalogSearchContract } from '../contract/catalog-search-contract.ts';
import { createMemorySearch } from './create-memory-search.ts';

describe('the engine in memory', () => {
  catalogSearchContract((settingsOf) => Promise.resolve(createMemorySearch(settingsOf)));
});
