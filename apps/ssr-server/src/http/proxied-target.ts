/**
 * Maps the raw request address to the address at the backend. Returns `undefined` for a path that a proxy may interpret
 * differently: with `.` and `..` parts, backslashes or control characters, encoded or not, or with invalid encoding.
 * Source: findings E3.
 */
export function proxiedTarget(apiUrl: string, requestUrl: string): string | undefined {
  const { pathname, search } = new URL(requestUrl);
  const decoded = decode(pathname);
  if (decoded === undefined || leadsElsewhere.test(decoded)) return undefined;
  const target = apiUrl + pathname + search;
  const { origin, pathname: read } = new URL(target);
  return origin === new URL(apiUrl).origin && read === pathname ? target : undefined;
}

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const leadsElsewhere = /[\\\u0000-\u001f\u007f]|(?:^|\/)\.{1,2}(?:\/|$)/;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
