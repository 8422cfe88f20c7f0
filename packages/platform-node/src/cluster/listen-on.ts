import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socketLimits } from '../bounded-server.ts';
import type { WorkerSeat } from './worker-seat.ts';

/**
 * Makes the server listen on an address: alone, or together with the other workers. Returns the port; port 0 selects a
 * free one. Errors: rejects with the error of `Server.listen`.
 */
export function listenOn(
  server: Server,
  port: number,
  hostname: string,
  seat: Pick<WorkerSeat, 'listen'> | undefined,
): Promise<number> {
  if (seat !== undefined) return seat.listen(server, port, hostname);
  return new Promise((listening, refuse) => {
    server.once('error', refuse);
    server.listen({ port, host: hostname, backlog: socketLimits.connections }, () => {
      server.off('error', refuse);
      listening((server.address() as AddressInfo).port);
    });
  });
}
