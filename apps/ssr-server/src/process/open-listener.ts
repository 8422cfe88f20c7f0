import type { RequestListener } from 'node:http';
import { createBoundedServer, createServerDrain, type ServerDrain } from '@shop/platform-node';
import { listenOn, type WorkerSeat } from '@shop/platform-node/cluster';

/**
 * Opens a listener and returns a function that closes it. `seat`: shares the address with the other workers. Errors:
 * throws with one line that gives the remedy if the port is in use.
 */
export async function openListener(
  answer: RequestListener,
  port: number,
  hostname: string,
  seat?: Pick<WorkerSeat, 'listen'>,
): Promise<ServerDrain> {
  const server = createBoundedServer(answer);
  const drain = createServerDrain(server);
  try {
    await listenOn(server, port, hostname, seat);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const cause =
      code === 'EADDRINUSE' ? `Port ${port} is taken: stop what uses it, or set PORT` : message;
    throw new Error(cause, { cause: error });
  }
  return drain;
}
