import { connect, type Socket } from 'node:net';

/** Milliseconds until a disconnected client connects again. */
const comeAgainMs = 50;

/**
 * Opens `count` connections of clients that send several requests at once, do not read the responses, and connect again
 * when the server disconnects them. Each client has its own address, as set by a proxy, and does not accept brotli.
 */
export function openSilentClients(
  port: number,
  count: number,
  paths: readonly string[],
): { close(): void } {
  const sockets = new Set<Socket>();
  let isOver = false;

  function open(client: number): void {
    if (isOver) return;
    const address = `10.0.${client >> 8}.${client & 255}`;
    // Half of the clients send as many requests as the server accepts on one connection, the others send more.
    const requests = client % 4 < 2 ? 8 : 100;
    const text = Array.from({ length: requests }, (_, index) => {
      const path = paths[(client + index) % paths.length] ?? '/';
      return `GET ${path} HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${address}\r\n\r\n`;
    }).join('');
    const socket = connect(port, '127.0.0.1').pause();
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write(text);
    socket.once('close', () => {
      sockets.delete(socket);
      setTimeout(() => open(client), comeAgainMs);
    });
  }

  for (let client = 0; client < count; client += 1) open(client);
  return {
    close() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
