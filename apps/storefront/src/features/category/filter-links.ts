import { toggleFilter, type FilterState } from '@shop/url-resolver';

/** Stands for a value in the link that all values of a filter have in common. */
const anyValue = 'anyvalue';

/** Values that an address contains as they are. */
const plainValue = /^\w+$/;

/**
 * Returns the link of each value of a filter: the list with it turned. Without a chosen value the links differ in the
 * value alone, and one is written for all.
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
