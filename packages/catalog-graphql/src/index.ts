export { filterParts } from './filter-input.ts';
export { defaultPageSize } from './query-limits.ts';
export { catalogSchema, readCatalogQuery, type QueryRefusal } from './read-query.ts';
