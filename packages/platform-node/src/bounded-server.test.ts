import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createBoundedServer, socketLimits } from './bounded-server.ts';

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open(handle: RequestListener) {
  const server = createBoundedServer(handle).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

/** Opens a connection and collects the data that it receives. */
function openSocket(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const received = { text: '' };
  socket.on('data', (bytes: Buffer) => (received.text += bytes.toString('latin1')));
  return { socket, received };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`;

it('findings E8: has its limits in force', async () => {
  const { server } = await open((_request, response) => void response.end());
  expect(server.maxConnections).toBe(socketLimits.connections);
  expect(server.headersTimeout).toBe(5_000);
  expect(server.requestTimeout).toBe(15_000);
  expect(server.timeout).toBe(socketLimits.stalledMs);
});

it('findings E8: ends a head that does not come within 5 s', async () => {
  const { port } = await open((_request, response) => void response.end('late'));
  const { socket, received } = openSocket(port);
  const startedAt = performance.now();
  socket.write('GET / HTTP/1.1\r\nHost: sh');
  await once(socket, 'close');
  expect(received.text).toMatch(/^HTTP\/1.1 408 /);
  // The server checks once a second; the rest of the bound is for a busy machine.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
}, 30_000);

it('answers what is sent at once in order, one after the other', async () => {
  let atOnce = 0;
  let most = 0;
  const { port } = await open((request, response) => {
    most = Math.max(most, (atOnce += 1));
    setTimeout(() => {
      atOnce -= 1;
      response.end(`<${request.url}>`);
    }, 5);
  });
  const { socket, received } = openSocket(port);
  socket.write(['/a', '/b', '/c'].map(get).join(''));
  await vi.waitFor(() => expect(received.text).toContain('</c>'), 10_000);
  expect(received.text.match(/<[^>]+>/g)).toEqual(['</a>', '</b>', '</c>']);
  expect(most).toBe(1);
});

it('goes on with the next connection after one that was left in the middle', async () => {
  const { port } = await open((_request, response) => void setTimeout(() => response.end('x'), 20));
  const { socket } = openSocket(port);
  socket.write(get('/a') + get('/b'));
  socket.once('connect', () => socket.destroy());
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('x');
});

it('findings E8: cuts off a connection that sends more than it reads', async () => {
  let handled = 0;
  const { port } = await open(() => void (handled += 1));
  const { socket } = openSocket(port);
  const startedAt = performance.now();
  socket.write(get('/').repeat(socketLimits.pipelined + 2));
  await once(socket, 'close');
  expect(handled).toBe(1);
  // A stalled connection would be closed too, but later.
  expect(performance.now() - startedAt).toBeLessThan(socketLimits.stalledMs / 2);
}, 30_000);
