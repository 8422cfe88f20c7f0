/**
 * Returns the address that opens the cart for payment, with a one-time code. `host`: an origin, or `:3001` for another
 * port of the page's host. `prefix`: path of the store view, `/de`; it preserves language and currency of the cart.
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
