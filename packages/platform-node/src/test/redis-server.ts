import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { freePort } from '@shop/testing/free-port';

/** A Redis or Valkey server on a free port of loopback. Its data is in memory only. */
export interface RedisServer {
  readonly url: string;
  pid(): number;
  keys(pattern: string): Promise<readonly string[]>;
  /** Stops responding until `resume`; connections stay open. */
  pause(): void;
  resume(): void;
  /** Ends the process. `start` starts an empty one on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts the server. Errors: throws if this machine has neither program. `REDIS_SERVER` selects another program. */
export async function startRedisServer(): Promise<RedisServer> {
  const program = [process.env['REDIS_SERVER'] ?? 'redis-server', 'valkey-server'].find(
    (name) => spawnSync(name, ['--version']).status === 0,
  );
  if (program === undefined) {
    throw new Error('Tests need Redis: install redis-server or valkey, or set REDIS_SERVER.');
  }
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    async keys(pattern) {
      const client = await createClient({
        url: server.url,
        RESP: 2,
        disableClientInfo: true,
      }).connect();
      try {
        return await client.keys(pattern);
      } finally {
        client.destroy();
      }
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async stop() {
      if (child === undefined) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      child = undefined;
    },
    async start() {
      child = spawn(program, args, { stdio: 'ignore' });
      await untilListening(port);
    },
  };
  await server.start();
  return server;
}

async function untilListening(port: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 20) {
    const socket = connect(port, '127.0.0.1');
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isListening) return;
    await wait(20);
  }
  throw new Error('Redis did not start.');
}
