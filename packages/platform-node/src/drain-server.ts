import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds without a new connection after which the listener closes. */
const quietMs = 200;
/** Milliseconds an idle connection stays open for a next request: its client was not sent `connection: close`. */
const silenceMs = 1_000;
/** Longest time in which new connections are accepted, in milliseconds. */
const openMs = 1_000;
const lookEveryMs = 20;

export interface ServerDrain {
  /**
   * Stops the server gracefully. Every request that has arrived gets its response with `Connection: close`. A
   * connection without a request is closed after `silenceMs`. New connections are accepted until no more come, for at
   * most one second. Their requests are held for that time, because a client that gets its response at once connects
   * again. Connections that are still open after `limitMs` are closed.
   */
  drain(limitMs: number): Promise<void>;
}

interface Connection {
  requests: number;
  bytesRead: number;
  activeAtMs: number;
}

/** Tracks the connections of a server. Call it once the server has its handlers, before it has connections. */
export function createServerDrain(server: Server): ServerDrain {
  const connections = new Map<Socket, Connection>();
  const responses = new Set<ServerResponse>();
  const handlers = server.listeners('request');
  const waiting: (() => void)[] = [];
  let openedAtMs = -Infinity;
  let isDraining = false;
  let isHolding = false;

  server.on('connection', (socket: Socket) => {
    openedAtMs = performance.now();
    connections.set(socket, { requests: 0, bytesRead: 0, activeAtMs: openedAtMs });
    socket.once('close', () => connections.delete(socket));
  });
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (connection !== undefined) connection.requests += 1;
    responses.add(response);
    if (isDraining) response.shouldKeepAlive = false;
    response.once('close', () => {
      responses.delete(response);
      if (connection === undefined) return;
      connection.requests -= 1;
      connection.activeAtMs = performance.now();
    });
    const handle = () => {
      for (const handler of handlers) handler.call(server, request, response);
    };
    if (isHolding) waiting.push(handle);
    else handle();
  });

  const isSilent = (socket: Socket, connection: Connection, nowMs: number): boolean => {
    if (socket.bytesRead !== connection.bytesRead) {
      connection.bytesRead = socket.bytesRead;
      connection.activeAtMs = nowMs;
    }
    return connection.requests === 0 && nowMs - connection.activeAtMs >= silenceMs;
  };
  const closeSilent = (nowMs: number) => {
    for (const [socket, connection] of connections) {
      if (isSilent(socket, connection, nowMs)) socket.destroySoon();
    }
  };

  return {
    async drain(limitMs) {
      const startedMs = performance.now();
      isDraining = true;
      isHolding = true;
      for (const response of responses) {
        if (!response.headersSent) response.shouldKeepAlive = false;
      }
      // Counts checks instead of time: on a busy machine the time may pass without a single check.
      const maxLooks = Math.min(openMs, limitMs) / lookEveryMs;
      let quietLooks = 0;
      let seenOpenedAtMs = openedAtMs;
      for (let looks = 0; looks < maxLooks; looks += 1) {
        // Connections that wait to be accepted are accepted first. This may run in the middle of a poll, so it waits
        // for the next complete one.
        await afterPoll();
        await afterPoll();
        const nowMs = performance.now();
        quietLooks = openedAtMs === seenOpenedAtMs ? quietLooks + 1 : 0;
        seenOpenedAtMs = openedAtMs;
        const isUnused = connections.size === 0 && nowMs - openedAtMs >= quietMs;
        if (isUnused || quietLooks * lookEveryMs > quietMs) break;
        if (nowMs - startedMs >= limitMs) break;
        await wait(lookEveryMs);
      }
      // Not `close` of `http`: it closes every connection without a request at once.
      const closed = new Promise<void>((done) => {
        NetServer.prototype.close.call(server, () => done());
      });
      isHolding = false;
      for (const handle of waiting.splice(0)) handle();
      while (connections.size > 0) {
        const nowMs = performance.now();
        if (nowMs - startedMs >= limitMs) break;
        closeSilent(nowMs);
        await wait(lookEveryMs);
      }
      for (const socket of connections.keys()) socket.destroy();
      server.close();
      await closed;
    },
  };
}
