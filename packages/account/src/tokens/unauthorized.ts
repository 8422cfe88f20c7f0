import { ok, type Ok, type HttpResponse } from '@shop/kernel';

/**
 * Returns true if the server rejects the user token: code 401 in the body, whatever the HTTP status. A 401 of
 * a proxy, without such a body, says nothing about the session. Source: AC-7.
 */
export function isUnauthorized({ contentType, body }: HttpResponse): boolean {
  if (!contentType.includes('json') || !body.includes('401')) return false;
  try {
    const { code } = Object(JSON.parse(body)) as { readonly code?: unknown };
    return code === 401;
  } catch {
    return false;
  }
}

/** Response of a call that is not sent because there is no session. Source: AC-10. */
export function notAuthorized(): Ok<HttpResponse> {
  return ok({
    status: 401,
    contentType: 'application/json',
    headers: {},
    body: JSON.stringify({
      code: 401,
      result: 'Error refreshing user token. User is not authorized to access the resource',
      meta: { error: 'unauthorized' },
    }),
  });
}
