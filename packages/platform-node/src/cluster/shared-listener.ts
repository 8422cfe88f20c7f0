import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { socketLimits } from '../bounded-server.ts';

/** An address that workers listen on together. */
export interface SharedAddress {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly hostname: string;
  /** Distinguishes listeners with an equal port and hostname: all with port 0. */
  readonly index: number;
}

/** Sent with a connection to a worker. */
export interface ConnectionMessage {
  readonly connectionOf: string;
}

/** Reply of the worker to {@link ConnectionMessage}. A refused connection is given to another worker. */
export interface ConnectionReply extends ConnectionMessage {
  readonly isAccepted: boolean;
}

/** The part of a worker process that receives connections. */
export interface ConnectionTaker {
  send(
    message: ConnectionMessage,
    socket: Socket,
    options: { readonly keepOpen: true },
    onSent: (error: Error | null) => void,
  ): unknown;
}

export interface SharedListener {
  /** Port that was opened. */
  readonly port: number;
  /** Starts sending connections to the worker. */
  join(worker: ConnectionTaker): void;
  /** Reads the reply of a worker to a connection. */
  reply(worker: ConnectionTaker, isAccepted: boolean): void;
  /** Stops sending connections to the worker. Returns true if no other worker takes them either. */
  leave(worker: ConnectionTaker): boolean;
  /** Removes a worker that has ended. A connection that it had not accepted is given to another worker. */
  lose(worker: ConnectionTaker): void;
  /** Stops listening, and closes the connections that no worker has accepted. */
  close(): void;
}

export const listenerKey = ({ port, hostname, index }: SharedAddress): string =>
  `${hostname}:${port}#${index}`;

/**
 * Listens in the primary and sends each connection to a worker, in turns. A worker gets the next connection after it
 * has accepted the last one. The primary keeps its copy of a connection until a worker has accepted it: if that worker
 * ends before, another one gets the connection with all data of the client. Without a worker, connections wait. Errors:
 * those of `listen`.
 */
export async function openSharedListener(address: SharedAddress): Promise<SharedListener> {
  const key = listenerKey(address);
  const members = new Set<ConnectionTaker>();
  /** Workers that have no connection to accept, in their order. */
  const idleWorkers = new Set<ConnectionTaker>();
  const waitingSockets: Socket[] = [];
  const sentSockets = new Map<ConnectionTaker, Socket>();

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    // Only a worker reads the connection, and detects one that breaks before.
    socket.on('error', () => undefined);
    waitingSockets.push(socket);
    distribute();
  });
  server.maxConnections = socketLimits.connections;
  await listening(server, address);

  function distribute(): void {
    for (const worker of idleWorkers) {
      const socket = waitingSockets.shift();
      if (socket === undefined) return;
      idleWorkers.delete(worker);
      sentSockets.set(worker, socket);
      worker.send({ connectionOf: key }, socket, { keepOpen: true }, (error) => {
        if (error !== null) lose(worker);
      });
    }
  }

  function takeBack(worker: ConnectionTaker): void {
    const socket = sentSockets.get(worker);
    sentSockets.delete(worker);
    if (socket === undefined) return;
    if (server.listening) waitingSockets.unshift(socket);
    else socket.destroy();
  }

  function lose(worker: ConnectionTaker): void {
    members.delete(worker);
    idleWorkers.delete(worker);
    takeBack(worker);
    distribute();
  }

  return {
    port: (server.address() as AddressInfo).port,
    join(worker) {
      members.add(worker);
      idleWorkers.add(worker);
      distribute();
    },
    reply(worker, isAccepted) {
      if (isAccepted) {
        // The connection stays open: the worker has it.
        sentSockets.get(worker)?.destroy();
        sentSockets.delete(worker);
      } else takeBack(worker);
      if (members.has(worker)) idleWorkers.add(worker);
      distribute();
    },
    leave(worker) {
      members.delete(worker);
      idleWorkers.delete(worker);
      return members.size === 0;
    },
    lose,
    close() {
      server.close();
      for (const socket of [...waitingSockets.splice(0), ...sentSockets.values()]) socket.destroy();
      sentSockets.clear();
    },
  };
}

async function listening(server: Server, { port, hostname }: SharedAddress): Promise<void> {
  server.listen({ port, host: hostname, backlog: socketLimits.connections });
  // Rejects with the error of the server.
  await once(server, 'listening');
}
