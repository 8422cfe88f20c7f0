export { readCustomers, type CustomerRow, type CustomerView } from './read-customers.ts';
export { readRedirects, type RedirectRow } from './read-redirects.ts';
export type { RefusedRow } from './read-table.ts';
