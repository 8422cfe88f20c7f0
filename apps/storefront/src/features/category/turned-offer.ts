import { toggleFilter, type FilterState } from '@shop/url-resolver';

/** Availability or reduction turned: it is on or off, however many values a typed address has for it. */
export function turnedOffer(state: FilterState, code: string): FilterState {
  const chosen = state.filters[code] ?? ['1'];
  return chosen.reduce((turned, value) => toggleFilter(turned, code, value), state);
}
