import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that tests need in addition to Node, and its Debian package. */
interface Program {
  readonly names: readonly string[];
  readonly debianPackage: string;
}

const nginx: Program = { names: ['nginx'], debianPackage: 'nginx-light' };
const redis: Program = {
  names: [process.env['REDIS_SERVER'] ?? 'redis-server', 'valkey-server'],
  debianPackage: 'redis-server',
};
const openssl: Program = { names: ['openssl'], debianPackage: 'openssl' };

/** Returns the path of nginx. Errors: throws if this machine has none. */
export function findNginx(): string {
  const found = find(nginx);
  if (found === undefined) throw new Error('Tests need nginx: install nginx.');
  return found;
}

/**
 * Finds nginx, Redis and openssl, or installs the Debian packages if this user may. Errors: throws with the missing
 * programs and the attempts.
 */
export function ensurePrograms(say: (line: string) => void): void {
  const listMissing = () =>
    [nginx, redis, openssl].filter((program) => find(program) === undefined);
  const packages = listMissing().map(({ debianPackage }) => debianPackage);
  if (packages.length === 0) return;
  say(`Installing ${packages.join(', ')} …`);
  const [command = 'sh', ...args] = [
    ...(process.getuid?.() === 0 ? [] : ['sudo', '-n']),
    'sh',
    '-c',
    // Installs the programs without starting their services: tests start their own servers.
    `printf '#!/bin/sh\\nexit 101\\n' >/usr/sbin/policy-rc.d; chmod +x /usr/sbin/policy-rc.d
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}
    status=$?; rm -f /usr/sbin/policy-rc.d; exit $status`,
  ];
  let reason = 'they are not where they should be';
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
  } catch (error) {
    reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
  const names = listMissing().map((program) => program.names[0]);
  if (names.length === 0) return;
  throw new Error(`Tests need ${names.join(', ')}: install them. Tried apt-get: ${reason}`);
}

/**
 * Returns the path of a program on the path or in the folders of server programs, which Debian omits from the path of
 * ordinary users.
 */
function find({ names }: Program): string | undefined {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
    const path = ['/usr/sbin', '/usr/local/sbin'].find((folder) => existsSync(`${folder}/${name}`));
    if (path !== undefined) return `${path}/${name}`;
  }
  return undefined;
}
