import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createServerDrain } from './drain-server.ts';

const agents: Agent[] = [];
afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()));

/** Opens a server that answers `/slow` after 400 ms, `/never` not at all, and all other paths at once. */
async function open() {
  const server = createServer((incomingRequest, response) => {
    if (incomingRequest.url === '/never') return;
    setTimeout(() => response.end('answer'), incomingRequest.url === '/slow' ? 400 : 0);
  });
  const { drain } = createServerDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, drain, port: portOf(server) };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function keepAlive(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

/** Returns the status of the response, or the code of the error. */
function ask(port: number, path: string, agent: Agent): Promise<number | string> {
  return new Promise((done) => {
    const clientRequest = request(
      { port, path, agent, host: '127.0.0.1' },
      (answer: IncomingMessage) => {
        answer.resume();
        answer.once('end', () => done(answer.statusCode ?? 0));
        answer.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'));
      },
    );
    clientRequest.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'error'));
    clientRequest.end();
  });
}

describe('findings F3: a server that stops without notice', () => {
  it('resets none of 72 connections: used and silent ones, slow requests, and new ones', async () => {
    const { drain, port } = await open();
    const used = Array.from({ length: 24 }, keepAlive);
    expect(await Promise.all(used.map((agent) => ask(port, '/', agent)))).toEqual(
      used.map(() => 200),
    );
    const slow = Array.from({ length: 24 }, () => ask(port, '/slow', keepAlive()));
    await wait(50);
    const ended = drain(10_000);
    // At the moment of the signal, clients do not know about it.
    const again = used.map((agent) => ask(port, '/', agent));
    const fresh = Array.from({ length: 24 }, () => ask(port, '/', keepAlive()));
    const answers = await Promise.all([...slow, ...again, ...fresh]);
    expect(answers).toEqual(answers.map(() => 200));
    await ended;
    expect(await ask(port, '/', keepAlive())).toBe('ECONNREFUSED');
  });

  it('resets no active connection: every request is answered until the listener closes', async () => {
    const { drain, port } = await open();
    const clients = Array.from({ length: 12 }, async () => {
      const agent = keepAlive();
      const outcomes: (number | string)[] = [];
      while (outcomes.at(-1) !== 'ECONNREFUSED') outcomes.push(await ask(port, '/', agent));
      return outcomes;
    });
    await wait(100);
    await drain(10_000);
    const outcomes = new Set((await Promise.all(clients)).flat());
    expect(outcomes).toEqual(new Set([200, 'ECONNREFUSED']));
  });

  it('accepts a connection that was made while the machine was busy for the whole time', async () => {
    const { drain, port } = await open();
    const ended = drain(10_000);
    const answer = ask(port, '/', keepAlive());
    // Runs after the connection is requested, and before the server can accept it.
    process.nextTick(() => {
      const end = performance.now() + 1_200;
      while (performance.now() < end);
    });
    expect(await answer).toBe(200);
    await ended;
  });

  it('answers an idle connection and closes it', async () => {
    const { server, drain, port } = await open();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const ended = drain(10_000);
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1.1 200 OK[^]*Connection: close[^]*answer/);
    await ended;
    expect(server.listening).toBe(false);
  });

  it('answers a connection that comes again within a second of its last response', async () => {
    const { drain, port } = await open();
    const agent = keepAlive();
    await ask(port, '/', agent);
    const ended = drain(10_000);
    // The listener closes meanwhile: only the open connection can get a response.
    await wait(400);
    expect(await ask(port, '/', agent)).toBe(200);
    await ended;
  });

  it('cuts what is not finished when its time is over', async () => {
    const { drain, port } = await open();
    const unanswered = ask(port, '/never', keepAlive());
    await wait(50);
    await drain(100);
    expect(await unanswered).toBe('ECONNRESET');
  });
});
