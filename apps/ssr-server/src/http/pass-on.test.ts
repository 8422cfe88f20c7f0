import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { createPassOn } from './pass-on.ts';

let api: Server | undefined;
afterEach(() => {
  api?.closeAllConnections();
  api?.close();
});

/** Forwards a request to the backend. Returns the status and the logged events. */
async function passOn(apiUrl: string, request?: RequestInit) {
  const logged: string[] = [];
  const app = new Hono();
  const logError = (event: string) => void logged.push(event);
  app.all('*', createPassOn({ apiUrl, newRequestId: () => 'r-1', logError }));
  const { status } = await app.request('/api/stock/list', request);
  return { status, logged };
}

it('logs a backend that does not respond', async () => {
  expect(await passOn('http://127.0.0.1:1')).toEqual({ status: 503, logged: ['api-unreachable'] });
});

it('does not log a request that its client has ended', async () => {
  const client = new AbortController();
  api = createServer(() => client.abort());
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  expect(await passOn(`http://127.0.0.1:${port}`, { signal: client.signal })).toEqual({
    status: 503,
    logged: [],
  });
});

it('sends a request again that met a connection which the backend was closing', async () => {
  const bodies: string[] = [];
  api = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
    request.on('end', () => {
      const isClosing = bodies.length === 1;
      response.writeHead(isClosing ? 408 : 200, isClosing ? { connection: 'close' } : {}).end();
    });
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  const request = { method: 'POST', body: '{"skus":[]}' };
  expect(await passOn(`http://127.0.0.1:${port}`, request)).toEqual({ status: 200, logged: [] });
  expect(bodies).toEqual([request.body, request.body]);
});
