import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Headers that identify this server or this connection. */
const ownHeaders = /^(?:host|origin|referer|connection|content-length|transfer-encoding|sec-.*)$/;

/** Starts a proxy of the shop that sends the page of this path in parts. */
export async function serveInParts(
  shop: string,
  pagePath: string,
  sendParts: (page: Buffer, write: (part: Buffer) => void) => Promise<void>,
) {
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '/', method = 'GET', headers } = request;
      const passedHeaders = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !ownHeaders.test(name) ? [[name, value]] : [],
      );
      const answer = await fetch(shop + url, {
        method,
        headers: passedHeaders,
        ...(method !== 'GET' && { body: await buffer(request) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        'set-cookie': answer.headers.getSetCookie(),
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
