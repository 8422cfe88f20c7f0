import type { Fetch, UserToken, HttpRequest } from '@shop/kernel';
import type { TokenManager } from './token-manager.ts';
import { notAuthorized } from './unauthorized.ts';

const inQuery = /([?&]token=)([^&#]*)/;
const bearer = /^Bearer\s+(\S+)$/i;

/**
 * `fetch` for other packages: a request with a user token gets the newest one and is repeated after a refresh; any
 * other is sent unchanged. A request whose session has ended meanwhile is not sent.
 * Source: AC-11.
 */
export function createAuthorisedFetch(fetch: Fetch, tokenManager: TokenManager): Fetch {
  return (request) =>
    carriesToken(request)
      ? tokenManager.run(
          (token) =>
            token === undefined
              ? Promise.resolve(notAuthorized())
              : fetch(withToken(request, token)),
          request.signal,
        )
      : fetch(request);
}

function carriesToken({ url, headers }: HttpRequest): boolean {
  const queryToken = inQuery.exec(url)?.[2] ?? '';
  const headerToken = bearer.exec(headerOf(headers, 'authorization') ?? '')?.[1];
  return queryToken !== '' || (headerToken !== undefined && headerToken !== 'null');
}

function withToken(request: HttpRequest, token: UserToken): HttpRequest {
  const headers = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, value]) => [
      name,
      name.toLowerCase() === 'authorization' ? `Bearer ${token}` : value,
    ]),
  );
  const url = request.url.replace(inQuery, (whole, name: string, old: string) =>
    old === '' ? whole : name + encodeURIComponent(token),
  );
  return { ...request, url, headers };
}

function headerOf(headers: HttpRequest['headers'], header: string): string | undefined {
  return Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === header)?.[1];
}
