export { removeOldSearchCounts, searchesWithoutSuccess } from './search-count-store.ts';
export { readSince, runSearchReport, type SearchReportOptions } from './search-report-command.ts';
export { searchReportRoutes } from './search-report-routes.ts';
