import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface Child {
  readonly process: ChildProcess;
  /**
   * Resolves with the first message for which `isReady` returns true. Rejects with the last lines of stderr if the
   * process ends before.
   */
  readonly ready: Promise<unknown>;
  readonly exited: Promise<number>;
}

/**
 * Starts a server of this repository in Node with an IPC channel. Passes its output to `log`, and stores the last 20
 * lines of stderr for the error message.
 */
export function startChild(
  script: string,
  env: NodeJS.ProcessEnv,
  options: {
    readonly cwd: string;
    /** Options of Node itself. */
    readonly nodeArgs?: readonly string[];
    readonly onMessage?: (message: unknown) => void;
    readonly isReady: (message: unknown) => boolean;
    readonly log: (line: string) => void;
  },
): Child {
  const child = spawn(
    process.execPath,
    [...(options.nodeArgs ?? []), '--conditions=@shop/source', script],
    {
      cwd: options.cwd,
      // Node reuses its compiled code, which saves more than a second of a second start.
      env: { NODE_COMPILE_CACHE: join(options.cwd, 'node_modules/.cache/compiled'), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // The server has its own process group: Ctrl-C reaches the starter only, which then stops its servers in order.
      detached: true,
    },
  );
  const lastWords: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', options.log);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords.push(...text.split('\n').filter((line) => line.trim() !== ''));
    lastWords.splice(0, lastWords.length - 20);
    options.log(text);
  });
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const ready = new Promise<unknown>((resolve, reject) => {
    child.on('message', (message) => {
      options.onMessage?.(message);
      if (options.isReady(message)) resolve(message);
    });
    void exited.then(() =>
      reject(new Error(lastWords.join('\n') || `${script} ended without a word`)),
    );
  });
  return { process: child, ready, exited };
}
