import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWebProcess, type WebProcess } from './web-process.ts';

const clients = 300;
const maxBytes = 400 * 1024 * 1024;
/** A page and a file as large as large ones of the shop, and a long answer of the backend. */
const pageBytes = 250_000;

let backend: Server;
let web: WebProcess;
const sockets = new Set<Socket>();
let isOver = false;

beforeAll(async () => {
  const answer = JSON.stringify({ code: 200, result: 'x'.repeat(pageBytes) });
  backend = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  web = await startWebProcess({
    render: `return { html: '<html>' + 'x'.repeat(${pageBytes}) + href + '</html>' };`,
    files: { 'assets/large.js': 'x'.repeat(1_000_000) },
    env: { API_URL: `http://127.0.0.1:${port}`, RATE_LIMIT_SCALE: '1000' },
  });
}, 60_000);

afterAll(async () => {
  isOver = true;
  for (const socket of sockets) socket.destroy();
  backend.closeAllConnections();
  backend.close();
  await web.stop();
});

async function residentBytes(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${web.metricsPort}/metrics`);
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text()) ?? [];
  return Number(bytes);
}

/** A client that sends several requests at once, reads nothing, and comes again when it is cut off. */
function openDeafClient(paths: readonly string[], requests: number): void {
  const heads = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  const text = Array.from({ length: requests }, (_, index) => heads[index % heads.length]).join('');
  const socket = connect(web.port, '127.0.0.1').pause();
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.write(text);
  socket.once('close', () => {
    sockets.delete(socket);
    if (!isOver) setTimeout(() => openDeafClient(paths, requests), 50);
  });
}

it('findings E8: 300 clients that read nothing cost less than 400 MB, and others are served', async () => {
  const warm = await fetch(`http://127.0.0.1:${web.port}/`);
  expect((await warm.text()).length).toBeGreaterThan(pageBytes);
  for (let index = 0; index < clients; index += 1) {
    // As many as are taken of one connection, and more.
    const requests = index % 2 === 0 ? 8 : 100;
    openDeafClient([`/page-${index % 40}`, '/assets/large.js', '/api/catalog'], requests);
  }
  let most = 0;
  for (let second = 0; second < 8; second += 1) {
    await wait(1_000);
    most = Math.max(most, await residentBytes());
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(maxBytes);
  const served = await fetch(`http://127.0.0.1:${web.port}/`, {
    signal: AbortSignal.timeout(20_000),
  });
  expect(served.status).toBe(200);
}, 120_000);
