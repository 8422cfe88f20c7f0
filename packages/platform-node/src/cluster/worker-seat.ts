import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ListenResult } from './connection-host.ts';
import { createProcessLink, type LinkCalls, type ProcessLink } from './process-link.ts';
import {
  listenerKey,
  type ConnectionMessage,
  type ConnectionReply,
  type SharedAddress,
} from './shared-listener.ts';
import { leaveCall, listenCall, readyCall, stopCall } from './worker-calls.ts';

export interface WorkerSeat extends Pick<ProcessLink, 'ask'> {
  /**
   * Makes the server handle its share of the connections to an address, until it is closed. Returns the port. Errors:
   * rejects with the error of `Server.listen`, its code included.
   */
  listen(server: Server, port: number, hostname: string): Promise<number>;
  /** Reports to the primary that this worker listens. */
  ready(): Promise<void>;
}

/**
 * Connects a process started by `startWorkers` to its pool; `undefined` in any other process. `stop` is called once,
 * when the primary asks for it or has ended. The worker ignores signals: a service manager sends them to every process
 * of a service, and the worker must not end before the primary tells it.
 */
export function takeWorkerSeat(stop: () => void, calls: LinkCalls = {}): WorkerSeat | undefined {
  if (!cluster.isWorker) return undefined;
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => undefined);
  }
  const link = createProcessLink(
    {
      send: (message, onSent) => process.send?.(message, undefined, {}, onSent),
      on: (event, listen) => process.on(event, listen),
    },
    { ...calls, [stopCall]: stopOnce },
  );
  process.once('disconnect', () => {
    link.close();
    stopOnce();
  });
  const servers = new Map<string, OpenServer>();
  process.on('message', (message, socket) => {
    if (isConnection(message)) {
      takeConnection(servers.get(message.connectionOf), message, socket as Socket | undefined);
    }
  });

  return {
    ask: link.ask,
    async listen(server, port, hostname) {
      const address: SharedAddress = { port, hostname, index: servers.size };
      const key = listenerKey(address);
      servers.set(key, { server, connections: 0 });
      server.once('close', () => {
        servers.delete(key);
        void link.ask(leaveCall, key).catch(() => undefined);
      });
      const result = (await link.ask(listenCall, address)) as ListenResult;
      if (!('port' in result)) {
        throw Object.assign(new Error(result.message), { code: result.code });
      }
      // The server does not listen itself: with this event its limits for slow connections begin to count.
      server.emit('listening');
      return result.port;
    },
    async ready() {
      await link.ask(readyCall);
    },
  };
}

/** A server of this worker, with the number of its open connections: Node counts those only that it accepted itself. */
interface OpenServer {
  readonly server: Server;
  connections: number;
}

/** Gives a connection to the server, unless that is closed. A server at its limit of connections cuts it off. */
function takeConnection(
  open: OpenServer | undefined,
  { connectionOf }: ConnectionMessage,
  socket: Socket | undefined,
): void {
  // Replies before it reads data: another worker must get the connection with all data.
  const reply: ConnectionReply = { connectionOf, isAccepted: open !== undefined };
  process.send?.(reply);
  if (socket === undefined) return;
  if (open === undefined || open.connections >= open.server.maxConnections) {
    socket.destroy();
    return;
  }
  open.connections += 1;
  socket.once('close', () => (open.connections -= 1));
  open.server.emit('connection', socket);
}

function isConnection(message: unknown): message is ConnectionMessage {
  return typeof message === 'object' && message !== null && 'connectionOf' in message;
}
