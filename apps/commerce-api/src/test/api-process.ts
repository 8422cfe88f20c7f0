import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A backend in its own process, as in production. */
export interface ApiProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Base URL of `/stale-tags`, `/metrics` and `/faults`. */
  readonly internalUrl: string;
  /** Message at its start. */
  readonly progress: readonly Readonly<Record<string, unknown>>[];
}

/** Starts the API of the demo on a free port, without waiting for it. */
export function launchApi(environment: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--conditions=@shop/source', join(import.meta.dirname, '../app/main.ts')],
    {
      env: {
        ...process.env,
        SHOP_MODE: 'demo',
        API_PORT: '0',
        DRAIN_NOTICE_MS: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  child.stdout?.resume();
  return child;
}

/** Waits until it listens. Errors: throws with the last output of one that ends before. */
export async function listeningApi(child: ChildProcess): Promise<ApiProcess> {
  const progress: Record<string, unknown>[] = [];
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const urls = await new Promise<Pick<ApiProcess, 'url' | 'internalUrl'>>((done, fail) => {
    child.once('close', (code) => fail(new Error(`ended with ${code}: ${words}`)));
    child.on('message', (message: { progress?: Record<string, unknown> }) => {
      if (message.progress === undefined) return;
      progress.push(message.progress);
      const { phase, url, internalUrl } = message.progress;
      if (phase === 'listening') done({ url: String(url), internalUrl: String(internalUrl) });
    });
  });
  return { child, ...urls, progress };
}

/** Sends a signal and waits for the end. Returns the exit code. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill(signal);
  return ended;
}
