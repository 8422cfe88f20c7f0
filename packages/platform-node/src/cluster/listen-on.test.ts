import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createBoundedServer } from '../bounded-server.ts';
import { listenOn } from './listen-on.ts';
import { openSharedListener } from './shared-listener.ts';

/** Connections that are opened at once: fewer than a server may have, more than the default queue of Node. */
const clientCount = 1_500;

/** Script that opens connections at once, and writes how many of them the system accepts within 5 s. */
const openConnections = `
  const { connect } = require('node:net');
  let count = 0;
  const end = () => {
    process.stdout.write(String(count));
    process.exit();
  };
  for (let index = 0; index < ${clientCount}; index += 1) {
    connect(Number(process.argv[1]), '127.0.0.1', () => {
      count += 1;
      if (count === ${clientCount}) end();
    }).on('error', () => undefined);
  }
  setTimeout(end, 5_000);
`;

/** Longest queue that the system allows; 0 on a system without this setting. */
function longestQueue(): number {
  try {
    return Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  } catch {
    return 0;
  }
}

/** Returns how many clients get a connection while this process accepts none: `spawnSync` blocks its event loop. */
const connectWhileBlocked = (port: number): number =>
  Number(spawnSync(process.execPath, ['-e', openConnections, String(port)]).stdout.toString());

it.skipIf(longestQueue() < clientCount)(
  'findings E8: clients that connect at once while a server is busy wait in its queue',
  async () => {
    const server = createBoundedServer((_request, response) => void response.end());
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    expect(connectWhileBlocked(await listenOn(server, 0, '127.0.0.1', undefined))).toBe(
      clientCount,
    );

    const shared = await openSharedListener({ port: 0, hostname: '127.0.0.1', index: 0 });
    onTestFinished(() => shared.close());
    expect(connectWhileBlocked(shared.port)).toBe(clientCount);
  },
  30_000,
);

it('rejects with the error of a port that is in use', async () => {
  const first = createServer();
  onTestFinished(() => void first.close());
  const port = await listenOn(first, 0, '127.0.0.1', undefined);
  await expect(listenOn(createServer(), port, '127.0.0.1', undefined)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
