import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findNginx } from '../../../test/programs.ts';

const config = join(import.meta.dirname, '../../../../deploy/containers/nginx.conf');

export interface Balancer {
  readonly pid: number;
  /** Reads the configuration again. The former workers finish the requests in progress. */
  reload(): void;
  stop(): Promise<void>;
}

/**
 * Starts nginx with the configuration of the containers. `ports` contains the port of loopback for each `host:port`
 * that the configuration passes requests to, and for each port that it listens on.
 */
export async function startBalancer(
  folder: string,
  ports: ReadonlyMap<string, number>,
): Promise<Balancer> {
  const portOf = (name: string) => {
    const port = ports.get(name);
    if (port === undefined) throw new Error(`nginx.conf names ${name}.`);
    return port;
  };
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/nginx-${name};`)
    .join(' ');
  const text = (await readFile(config, 'utf8'))
    .replace('pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`)
    .replace('http {', `http { ${temporary}`)
    .replaceAll('/dev/stdout', `${folder}/access.log`)
    .replaceAll('/dev/stderr', `${folder}/error.log`)
    .replaceAll(/listen (\d+);/g, (_all, port: string) => `listen 127.0.0.1:${portOf(port)};`)
    .replaceAll(
      /server ([\w-]+:\d+) /g,
      (_all, name: string) => `server 127.0.0.1:${portOf(name)} `,
    );
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(file, `daemon off; ${user}\n${text}`);
  const child = spawn(findNginx(), ['-p', folder, '-e', `${folder}/error.log`, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    pid: child.pid ?? 0,
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
