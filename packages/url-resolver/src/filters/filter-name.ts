/** The name a filter has in the query: its code, behind the source where that is not the query itself. */
export function filterName(code: string, source: string): string {
  return source === 'query' ? code : `${source}.${code}`;
}

/** The free price bounds: they stand where filters do, and pass without being offered. Source: UR-38. */
export const priceBoundNames = ['price_from', 'price_to'] as const;

/** Names of the bounds of a measure. Source: UR-58. */
export function measureBoundNames(
  field: string,
  source: string,
): readonly [from: string, to: string] {
  return [filterName(`${field}_from`, source), filterName(`${field}_to`, source)];
}

/** Query parameters besides the filters; their names do not depend on the source. Source: UR-34. */
export const reservedParams = ['sort', 'page', 'search', 'plain'] as const;
