import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Passes requests on to the shop. The page of that path is sent in parts. */
export async function serveInParts(
  shop: string,
  pagePath: string,
  sendParts: (page: Buffer, write: (part: Buffer) => void) => Promise<void>,
) {
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '/', method = 'GET', headers } = request;
      const answer = await fetch(shop + url, {
        method,
        headers: {
          cookie: headers.cookie ?? '',
          ...(headers['content-type'] !== undefined && { 'content-type': headers['content-type'] }),
        },
        ...(method !== 'GET' && { body: await buffer(request) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      if (url === pagePath) await sendParts(body, (part) => response.write(part));
      else response.write(body);
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
