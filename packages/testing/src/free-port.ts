import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that systems assign to outgoing connections and to servers on port 0 (from 32768 on Linux). */
const firstPort = 15_000;
const portCount = 17_000;

/**
 * Returns a port of loopback for a server that a test starts in another process. No other test takes it before that
 * server listens: the system does not assign it to a connection, and no other call of this function returns it, in any
 * process, while this process runs. A server that can listen on port 0 and report its port needs none.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + Math.floor(Math.random() * portCount);
    if ((await reserve(port)) && (await isFree(port))) return port;
  }
}

/** Reserves the port until this process ends, with a UDP socket, which does not conflict with a TCP server. */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  socket.unref();
  return once(socket, 'listening').then(
    () => true,
    () => {
      socket.close();
      return false;
    },
  );
}

async function isFree(port: number): Promise<boolean> {
  // All addresses: a server of the test may listen on them.
  const probe = createServer().listen(port, '0.0.0.0');
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isListening) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
