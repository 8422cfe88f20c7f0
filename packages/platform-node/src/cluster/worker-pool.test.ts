import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const script = join(import.meta.dirname, 'test/pool-script.ts');
const boundMs = 30_000;
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
});

function launch(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--conditions=@shop/source', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  const words = { log: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (words.log += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words.errors += text));
  return { child, words, exited: once(child, 'exit') as Promise<[number | null, string | null]> };
}

type Said = {
  began?: number[];
  ready?: true;
  stopping?: true;
  port?: number;
  pids?: number[];
  text?: string;
};

/** Waits for the next message of the pool with this field. */
async function said<K extends keyof Said>(
  child: ChildProcess,
  field: K,
  question?: string,
): Promise<Said[K]> {
  const answer = new Promise<Said[K]>((resolve) => {
    child.on('message', function hear(message: Said) {
      if (message[field] === undefined) return;
      child.off('message', hear);
      resolve(message[field]);
    });
  });
  if (question !== undefined) child.send(question);
  return answer;
}

async function open() {
  const { child, words, exited } = launch();
  const [port] = await Promise.all([said(child, 'port'), said(child, 'ready')]);
  const ask = async (path = '/') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      signal: AbortSignal.timeout(boundMs),
    });
    return (await answer.json()) as { pid: number; counted: number };
  };
  const pids = async () => (await said(child, 'pids', 'pids')) ?? [];
  return { child, words, exited, ask, pids };
}

describe('a pool of two workers', () => {
  it('answers behind one port, and counts together', async () => {
    const { ask, pids } = await open();
    const answers = [];
    for (let request = 0; request < 8; request += 1) answers.push(await ask());
    expect(new Set(answers.map(({ pid }) => pid))).toEqual(new Set(await pids()));
    expect(answers.map(({ counted }) => counted)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  }, 60_000);

  it('asks the workers that are ready while the others start', async () => {
    const { child } = launch();
    const [began, pids] = await Promise.all([
      said(child, 'began'),
      said(child, 'ready').then(() => said(child, 'pids', 'pids')),
    ]);
    expect(began).toContain(pids?.[0]);
  }, 60_000);

  it('returns the sum of all workers, also after one of them ended', async () => {
    const { child, ask, pids } = await open();
    for (let request = 0; request < 6; request += 1) await ask();
    const text = await said(child, 'text', 'metrics');
    expect(text).toMatch(/^requests 6$/m);
    expect(text).toMatch(/^level 2$/m);
    await ask('/crash').catch(() => undefined);
    await vi.waitFor(async () => expect(await pids()).toHaveLength(2), boundMs);
    await ask();
    expect(await said(child, 'text', 'metrics')).toMatch(/^requests 7$/m);
  }, 60_000);

  it('replaces one that ends by itself', async () => {
    const { words, ask, pids } = await open();
    const before = await pids();
    await ask('/crash').catch(() => undefined);
    await vi.waitFor(async () => {
      const now = await pids();
      expect([now.length, now.filter((pid) => before.includes(pid)).length]).toEqual([2, 1]);
    }, boundMs);
    expect(words.log).toMatch(/"event":"worker-ended"/);
    expect(words.log).toMatch(/"exitCode":7/);
  }, 60_000);

  it('[RL-10] answers a connection that was handed to a worker which then ended', async () => {
    const { ask, pids } = await open();
    const [stopped = 0] = await pids();
    process.kill(stopped, 'SIGSTOP');
    let answered = 0;
    const answers = Promise.all(
      Array.from({ length: 4 }, async () => {
        const { pid } = await ask();
        answered += 1;
        return pid;
      }),
    );
    // One request waits for the stopped worker.
    await vi.waitFor(() => expect(answered).toBe(3), boundMs);
    process.kill(stopped, 'SIGKILL');
    expect(await answers).not.toContain(stopped);
  }, 60_000);

  it('[RL-10] finishes accepted work on shutdown and exits with 0', async () => {
    const { child, exited, ask } = await open();
    const slow = Array.from({ length: 6 }, () => ask('/slow'));
    await vi.waitFor(
      async () => expect(await said(child, 'text', 'metrics')).toMatch(/^requests 6$/m),
      boundMs,
    );
    child.kill('SIGTERM');
    expect(await Promise.all(slow)).toHaveLength(6);
    expect(await exited).toEqual([0, null]);
    await expect(ask()).rejects.toThrow('fetch failed');
  }, 60_000);

  it('ends at once with a second signal', async () => {
    const { child, exited, ask, pids } = await open();
    const workers = await pids();
    void ask('/slow').catch(() => undefined);
    const stopping = said(child, 'stopping');
    child.kill('SIGTERM');
    await stopping;
    child.kill('SIGTERM');
    const [code] = await exited;
    expect(code).toBe(1);
    await vi.waitFor(() => expect(workers.filter(isAlive)).toEqual([]), boundMs);
  }, 60_000);

  it('leaves no worker behind when its primary is killed', async () => {
    const { child, exited, pids } = await open();
    const workers = await pids();
    child.kill('SIGKILL');
    await exited;
    await vi.waitFor(() => expect(workers.filter(isAlive)).toEqual([]), boundMs);
  }, 60_000);

  it('does not start when its first worker cannot, which says why once', async () => {
    const { words, exited } = launch({ FAIL: 'yes' });
    expect(await exited).toEqual([1, null]);
    expect(words.errors).toBe('The port is taken\n');
  }, 60_000);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
