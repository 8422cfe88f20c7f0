/** The name a filter has in the query: its code, behind the source where that is not the query itself. */
export function filterName(code: string, source: string): string {
  return source === 'query' ? code : `${source}.${code}`;
}
