import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Time and size limits of a client connection. Source: RL-12. */
export const socketLimits = {
  /** Milliseconds for the head of a request. */
  headersMs: 5_000,
  /** Milliseconds for a request, its body included. */
  requestMs: 15_000,
  /** Milliseconds for which an idle connection stays open. */
  keepAliveMs: 65_000,
  /** Milliseconds without a byte in either direction during a request: more than any call may take. */
  stalledMs: 20_000,
  /** Bytes of the head of a request. */
  headBytes: 16 * 1024,
  /**
   * Open connections, and connections that the system accepts before the process does. A shorter queue delays the
   * connections of others by seconds when many clients connect at once. The system may shorten it (`somaxconn`).
   */
  connections: 2_000,
  /** Requests that one connection sends before it reads the response to the first. */
  pipelined: 8,
} as const;

/** Milliseconds between two checks for connections over their time limit. */
const checkEveryMs = 1_000;

/**
 * Creates an HTTP server with {@link socketLimits}. Handles the requests of one connection one after the other: for a
 * client that reads nothing, the server stores at most one response. A connection over a limit is closed.
 */
export function createBoundedServer(handle: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: socketLimits.headersMs,
      requestTimeout: socketLimits.requestMs,
      keepAliveTimeout: socketLimits.keepAliveMs,
      maxHeaderSize: socketLimits.headBytes,
      connectionsCheckingInterval: checkEveryMs,
    },
    oneAtATime(handle),
  );
  server.maxConnections = socketLimits.connections;
  server.timeout = socketLimits.stalledMs;
  return server;
}

function oneAtATime(handle: RequestListener): RequestListener {
  /** Bytes sent so far by each connection with a running request. */
  const waiting = new WeakMap<Socket, (() => void)[]>();

  function startNext(socket: Socket): void {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (next === undefined) waiting.delete(socket);
    else next();
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const start = () => {
      response.once('close', () => startNext(socket));
      handle(request, response as Parameters<RequestListener>[1]);
    };
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      start();
    } else if (queue.length < socketLimits.pipelined) {
      queue.push(start);
    } else {
      socket.destroy();
    }
  };
}
