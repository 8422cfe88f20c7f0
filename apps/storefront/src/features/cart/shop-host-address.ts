/**
 * Where the cart goes to be paid: `session_id`'s successor, a one-time code. `host` is an origin, or `:3001`
 * for another port of the host the page came from. `prefix` is the store view's, `/de`: the cart arrives in the
 * language and the money it was filled in.
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
