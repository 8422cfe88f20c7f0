import { readFileSync } from 'node:fs';

/**
 * Calls `orphaned` once the `npx` that started this process has ended. A signal to npx ends only npx, and its children
 * would continue to run. Works on Linux only (`/proc`). On other systems it never calls `orphaned`.
 */
export function watchForOrphaning(orphaned: () => void): void {
  const launcher = npxAmongAncestors(process.ppid);
  if (launcher === undefined) return;
  const timer = setInterval(() => {
    if (isAlive(launcher)) return;
    clearInterval(timer);
    orphaned();
  }, 500);
  timer.unref();
}

function npxAmongAncestors(pid: number): number | undefined {
  for (let current = pid; current > 1;) {
    try {
      const command = readFileSync(`/proc/${current}/cmdline`, 'utf8').replaceAll('\0', ' ');
      if (/\bnpx\b|\bnpm(?:-cli\.js)? exec\b/.test(command) && !command.startsWith('sh '))
        return current;
      const stat = readFileSync(`/proc/${current}/stat`, 'utf8');
      current = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch {
      return undefined;
    }
  }
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
