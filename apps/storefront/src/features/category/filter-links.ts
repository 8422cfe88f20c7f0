import { toggleFilter, type FilterState } from '@shop/url-resolver';

/** Placeholder for the value in the link that all values of a filter share. */
const anyValue = 'anyvalue';

/** Values that need no encoding in an address. */
const plainValue = /^\w+$/;

/**
 * Returns a function that gives the link of a filter value: the listing with this value toggled. Without a selected
 * value the links differ in the value only, so one link is built for all.
 */
export function createFilterLinks(
  state: FilterState,
  code: string,
  hrefOf: (state: FilterState) => string,
): (value: string) => string {
  const write = (value: string) => hrefOf(toggleFilter(state, code, value));
  if ((state.filters[code] ?? []).length > 0) return write;
  const [start = '', end, ...extraParts] = write(anyValue).split(anyValue);
  if (end === undefined || extraParts.length > 0) return write;
  return (value) => (plainValue.test(value) ? start + value + end : write(value));
}
