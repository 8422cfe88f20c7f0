export { removeOldSearchCounts } from './search-count-store.ts';
export { runSearchReport, type SearchReportOptions } from './search-report-command.ts';
export { searchReportRoutes } from './search-report-routes.ts';
