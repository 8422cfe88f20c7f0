/** Creates a generator of pseudo-random numbers from 0 to 1 with this seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const methods = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'M-SEARCH',
  'get',
  'FOO',
  '',
  'GE T',
];
const paths = [
  '/',
  '/SZEK',
  '/nincs',
  '/nincs.html',
  '/x.png',
  '/cart',
  '/cart/add',
  '/invalidate?tag=P1',
  '/healthz',
  '/version',
  '/assets/x.js',
  '/.vite/manifest.json',
  '/offline.html',
  '/robots.txt',
  '/api/catalog',
  '/api/cart/pull?token=&cartId=x',
  '/api/cart/create?token=',
  '/api/user/me',
  '/api/stock/check?sku=SZEK',
  '/api/order/create?token=&cartId=',
  '/api/url/map',
  '/graphql',
  '/api/product/list?skus=SZEK',
  '/img/1/1/resize/x.webp',
  '/img/share/product/x.jpg',
  '/sitemap.xml',
  '/feeds/x.xml',
  '/api/.%0a./metrics',
  '/api/..%5cfaults',
  '/api/%2e%2e/metrics',
  '/stale-tags',
  '/metrics',
  '/faults',
  '*',
  '',
  'api',
  '//',
  '/\\..\\..',
  'http://x/api/',
  '?',
  '/%',
  '/%zz',
  '/%00',
  '/%ff%fe',
  '/a b',
  '/\u00e9',
  '/#x',
  '/x?%=%&&=&a[]=1&__proto__=2',
  `/${'x'.repeat(300)}`,
  `/${'%61'.repeat(300)}`,
  `/${'a/'.repeat(300)}`,
  `/?${'a=1&'.repeat(400)}`,
];
const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTX/1.1',
  '',
];
const hosts = [
  'shop',
  'shop',
  'shop:99999',
  '',
  'a b',
  '[::1',
  'x\u00e9',
  'evil.example/..',
  undefined,
];
const headers = [
  'Expect: 100-continue',
  'Expect: x',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Connection: upgrade',
  'Connection: close',
  'Connection: ,,x-y , host',
  'Content-Length: abc',
  'Content-Length: -1',
  'Content-Length: 3',
  'Content-Length: 99999999',
  'Transfer-Encoding: chunked',
  'TE: trailers',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: identity',
  'Trailer: x',
  'Range: bytes=9-1',
  'Content-Type: application/json',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: ',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/x-www-form-urlencoded',
  'Cookie: awaited-adds=%zz; a',
  'Cookie: =;;',
  'X-Forwarded-For: , ,x',
  'X-Forwarded-Host: a b',
  'Accept-Encoding: br;q=x, *',
  'If-None-Match: "',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'X-Deadline-Ms: 0',
  'X-Request-Id: \u00e9',
  'Authorization: Bearer \u00ff',
  'Idempotency-Key: ,',
  'Bad Header: x',
  ': empty',
  'no-colon',
  'X: \u0001',
  `X-Long: ${'x'.repeat(9_000)}`,
];
const bodies = [
  '',
  '',
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"type":"product"}',
  '{"__proto__":{"a":1}}',
  '\u00ff\u00fe',
  '[['.repeat(2_000),
  'sku=SZEK&qty=1',
  'sku=%zz',
  '--x\r\nbad\r\n',
  '3\r\nabc\r\n0\r\n\r\n',
  'ZZ\r\n',
  '0\r\n\r\n',
  `{"searchQuery":{"_searchText":"${'x'.repeat(900)}"}}`,
];

/**
 * Returns the bytes of one request as latin1 text. Most requests are nearly valid. The numbers of `next` decide the
 * request.
 */
export function malformedRequest(next: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const end = next() < 0.97 ? '\r\n' : pick(['\n', '\r', '\r\r\n', '\0']);
  const version = next() < 0.9 ? 'HTTP/1.1' : pick(versions);
  const lines = [`${pick(methods)} ${pick(paths)} ${version}`];
  const host = next() < 0.8 ? 'shop' : pick(hosts);
  if (host !== undefined) lines.push(`Host: ${host}`);
  const more = Math.floor(next() * 4);
  for (let index = 0; index < more; index += 1) lines.push(pick(headers));
  const body = pick(bodies);
  if (body !== '' && next() < 0.8) lines.push(`Content-Length: ${body.length}`);
  if (body !== '' && next() < 0.7) lines.push('Content-Type: application/json');
  return `${lines.join(end)}${end}${end}${body}`;
}
