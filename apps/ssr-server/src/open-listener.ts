import type { RequestListener } from 'node:http';
import { createBoundedServer, createServerDrain, type ServerDrain } from '@shop/platform-node';

/** Listens, and says how to end it. Errors: throws with one line that says what to do when the port is taken. */
export function openListener(
  answer: RequestListener,
  port: number,
  hostname: string,
): Promise<ServerDrain> {
  return new Promise((listening, refuse) => {
    const server = createBoundedServer(answer);
    const drain = createServerDrain(server);
    server.listen(port, hostname, () => listening(drain));
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken: stop what uses it, or set PORT`
          : error.message;
      refuse(new Error(cause, { cause: error }));
    });
  });
}
