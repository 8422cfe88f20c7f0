/** Values of a call's query. `undefined` omits the name, `''` sends it empty, a list is joined with commas. */
export type QueryValues = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

/**
 * Returns the full URL of a call. A path that starts with `/` gets the prefix `baseUrl`, any other stays unchanged.
 * `:name` parts of the path come from `params`, percent-encoded. Source: contract section 1.
 */
export function callAddress(
  baseUrl: string,
  path: string,
  query: QueryValues = {},
  params: Readonly<Record<string, string | number>> = {},
): string {
  const filled = path.replace(/\/:([A-Za-z]+)/g, (placeholder, name: string) =>
    name in params ? `/${encodeURIComponent(String(params[name]))}` : placeholder,
  );
  const address = filled.startsWith('/') ? `${baseUrl.replace(/\/$/, '')}${filled}` : filled;
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [`${encodeURIComponent(name)}=${encodeURIComponent(queryText(value))}`],
  );
  if (pairs.length === 0) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

function queryText(value: string | number | boolean | readonly (string | number)[]): string {
  return typeof value === 'object' ? value.join(',') : String(value);
}
