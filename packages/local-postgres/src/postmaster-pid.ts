import { readFileSync } from 'node:fs';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** Contents of PostgreSQL's file about the server that owns a folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: 'ready' | 'starting' | 'stopping';
}

/** Reads `postmaster.pid`; `undefined` if it is missing or incomplete. */
export async function readPostmasterPid(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const status = lines[7];
  if (status === 'ready') return { pid, port, status };
  return { pid, port, status: status === 'stopping' ? 'stopping' : 'starting' };
}

/**
 * Returns true if the process with this id is the server of `folder`. After a power cut another process may have the
 * id; on Linux the working directory decides, which PostgreSQL sets to its data folder.
 */
export async function ownsFolder(pid: number, folder: string): Promise<boolean> {
  if (!processExists(pid)) return false;
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (!/^\d+ \(postgres\) [^ZX]/.test(stat)) return false;
  const [workingFolder, ownFolder] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    realpath(folder).catch(() => ''),
  ]);
  return workingFolder === '' || workingFolder === ownFolder;
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns true for a running process. A zombie still has its id but counts as ended. */
export function isRunning(pid: number): boolean {
  if (!processExists(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
