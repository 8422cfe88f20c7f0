/** Returns the name of a filter in the query: its code, prefixed by the source unless that is `query`. */
export function filterName(code: string, source: string): string {
  return source === 'query' ? code : `${source}.${code}`;
}

/** Names of the free price bounds. They are prefixed like filters, and are accepted in every listing. Source: UR-38. */
export const priceBoundNames = ['price_from', 'price_to'] as const;

/** Returns the names of the bounds of a measure. Source: UR-58. */
export function measureBoundNames(
  field: string,
  source: string,
): readonly [from: string, to: string] {
  return [filterName(`${field}_from`, source), filterName(`${field}_to`, source)];
}

/** Query parameters other than filters; the source does not change their names. Source: UR-34. */
export const reservedParams = ['sort', 'page', 'search', 'plain'] as const;
