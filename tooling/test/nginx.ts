import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The nginx of this machine; Debian keeps it off the path of ordinary users. */
function findNginx(): string | undefined {
  const found = spawnSync('which', ['nginx'], { encoding: 'utf8' });
  if (found.status === 0) return found.stdout.trim();
  return ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));
}

/**
 * Finds nginx and openssl, or installs Debian's packages where this user may.
 * Errors: throws with what was tried when they cannot be had.
 */
export function ensureNginx(say: (line: string) => void): string {
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  const found = findNginx();
  if (found !== undefined && hasOpenssl) return found;
  say("No nginx found; installing Debian's …");
  const [command = 'sh', ...args] = [
    ...(process.getuid?.() === 0 ? [] : ['sudo', '-n']),
    'sh',
    '-c',
    'export DEBIAN_FRONTEND=noninteractive; apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light openssl',
  ];
  let reason = 'it is not where it should be';
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
  } catch (error) {
    reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
  const installed = findNginx();
  if (installed !== undefined) return installed;
  throw new Error(`No nginx for the tests: install nginx and openssl. Tried apt-get: ${reason}`);
}
