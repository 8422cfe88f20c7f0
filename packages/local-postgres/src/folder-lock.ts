import { stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type FolderLock =
  | { readonly isMine: true; release(): Promise<void> }
  /** `owner`: the owning process, such as `process 123`. */
  | { readonly isMine: false; readonly owner: string };

/**
 * Locks the folder for this process until `release` or the end of the process. The operating system holds the lock: it
 * does not depend on PostgreSQL, which loses all its locks when it recovers from a crash.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = await addressOf(folder);
  for (let attempt = 1; ; attempt += 1) {
    const server = await tryListen(address);
    if (server !== undefined) {
      return {
        isMine: true,
        release: () => new Promise((released) => server.close(() => released())),
      };
    }
    const owner = await askOwner(address);
    if (owner !== undefined || attempt === 5) {
      return { isMine: false, owner: owner ?? 'unknown process' };
    }
    if (isFile(address)) await unlink(address).catch(() => undefined);
  }
}

/** Returns the same address for every path that leads to the folder. */
async function addressOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true });
  const name = `shop-${dev.toString(36)}-${ino.toString(36)}`;
  // Linux and Windows release the address with the process; on other systems it is a file that a killed process leaves.
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

const isFile = (address: string) => !address.startsWith('\0') && !address.startsWith('\\\\');

function tryListen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, fail) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(`process ${process.pid}`);
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else fail(error);
    });
    server.listen({ path: address, exclusive: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Returns the owner's name; `undefined` if no process listens, "unknown" without a response within a second. */
function askOwner(address: string): Promise<string | undefined> {
  return new Promise((answered) => {
    const socket = connect({ path: address, timeout: 1_000 });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    socket.once('error', () => answered(undefined));
    socket.once('timeout', () => {
      answered('unknown process');
      socket.destroy();
    });
    socket.once('close', () => answered(text === '' ? undefined : text.slice(0, 40)));
  });
}
