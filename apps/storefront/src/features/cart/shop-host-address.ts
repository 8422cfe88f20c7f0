/**
 * Returns the address that opens the cart for payment, with a one-time code. `host` is an origin, or `:3001` for
 * another port of the page's host. `prefix` is that of the store view, `/de`: the cart keeps its language and currency.
 */
export function shopHostAddress(
  host: string,
  page: Pick<Location, 'protocol' | 'hostname'>,
  prefix: string,
  code: string,
): string {
  const origin = host.startsWith(':') ? `${page.protocol}//${page.hostname}${host}` : host;
  return `${origin}${prefix}/vsbridge/sync_session?code=${encodeURIComponent(code)}`;
}
