import { execFile, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** An OpenSearch node on loopback. Its data are deleted when it ends. */
export interface OpenSearchNode {
  readonly url: string;
  readonly pid: number;
  /** Stops the node with every connection open until `resume`. Resolves when the node does not respond any more. */
  pause(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

const folder = import.meta.dirname;
const cache = join(folder, '../../.data/opensearch');
/**
 * Folder of the data in memory: a node writes to disk before it confirms a change, and the data are not needed after
 * its end.
 */
const memoryFolder = '/dev/shm';
const startMs = 120_000;
const downloadMs = 300_000;
/** Milliseconds between two checks of the threads of a process. */
const stoppedMs = 5;
/** Number of characters of its output that an error quotes. */
const outputLength = 2_000;

/** Returns the name of a program that is missing on this machine; `undefined` if a node can be started. */
export function missingForOpenSearch(): string | undefined {
  return ['java', 'javac', 'mvn'].find((name) => spawnSync('which', [name]).status !== 0);
}

/**
 * Starts a node. The first start downloads 45 MB with Maven.
 *
 * @param port - Port of loopback, 0 for a free one.
 * @param heap - Memory of the node as Java writes it: 512 MB, which is too little to index 100,000 products.
 * @throws Error if an artifact has another checksum than the recorded one, or the node does not start in two minutes.
 */
export async function startOpenSearch(port = 0, heap = '512m'): Promise<OpenSearchNode> {
  const artifacts = await prepareArtifacts();
  const data = await mkdtemp(
    join(existsSync(memoryFolder) ? memoryFolder : tmpdir(), 'opensearch-'),
  );
  const child = spawn(
    'java',
    [
      `-Xms${heap}`,
      `-Xmx${heap}`,
      '-XX:+UseSerialGC',
      // The node runs for a minute only, so it needs fast compilation more than fast code.
      '-XX:TieredStopAtLevel=1',
      '-cp',
      join(artifacts, '*'),
      join(folder, 'Server.java'),
      data,
      String(port),
    ],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit');
  let output = '';
  const listening = new Promise<string | undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-outputLength);
        const [, boundPort] = /^port (\d+)$/m.exec(output) ?? [];
        if (boundPort !== undefined) resolve(boundPort);
      });
    }
    void ended.then(() => resolve(undefined));
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  const timer = setTimeout(() => child.kill('SIGKILL'), startMs);
  const boundPort = await listening;
  clearTimeout(timer);
  if (boundPort === undefined) {
    await stop();
    throw new Error(`OpenSearch did not start: ${output}`);
  }
  return {
    url: `http://127.0.0.1:${boundPort}`,
    pid: child.pid ?? 0,
    async pause() {
      child.kill('SIGSTOP');
      await untilStopped(child.pid ?? 0);
    },
    resume: () => void child.kill('SIGCONT'),
    stop,
  };
}

/**
 * Waits until every thread of a process is stopped: on a busy machine some threads continue for a moment after the
 * signal. Resolves at once if the system does not list threads.
 */
async function untilStopped(pid: number): Promise<void> {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return;
  for (;;) {
    const states = await Promise.all(
      (await readdir(threads)).map(async (id) => {
        // A thread may have ended meanwhile.
        const stat = await readFile(join(threads, id, 'stat'), 'utf8').catch(() => '');
        // The name before the state may contain any characters.
        return stat.slice(stat.lastIndexOf(')') + 2).charAt(0);
      }),
    );
    if (states.every((state) => state === 'T')) return;
    await wait(stoppedMs);
  }
}

/** Returns the folder with the artifacts. Downloads missing artifacts and checks each against the recorded checksum. */
async function prepareArtifacts(): Promise<string> {
  const checksums = await readFile(join(folder, 'artifacts.sha256'), 'utf8');
  const version = createHash('sha256').update(checksums).digest('hex').slice(0, 12);
  const target = join(cache, version);
  if (!existsSync(target)) {
    await rm(cache, { recursive: true, force: true });
    const download = `${target}.${process.pid}`;
    await promisify(execFile)(
      'mvn',
      [
        '--batch-mode',
        '--quiet',
        '--file',
        join(folder, 'pom.xml'),
        'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies',
        `-DoutputDirectory=${download}`,
      ],
      { timeout: downloadMs },
    );
    await rename(download, target);
  }
  await checkArtifacts(target, checksums);
  return target;
}

async function checkArtifacts(target: string, checksums: string): Promise<void> {
  const expected = checksums.trim().split('\n');
  const names = (await readdir(target)).sort();
  const actual = await Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha256');
      await pipeline(createReadStream(join(target, name)), hash);
      return `${hash.digest('hex')}  ${name}`;
    }),
  );
  const difference = [...new Set([...actual, ...expected])].filter(
    (line) => !(actual.includes(line) && expected.includes(line)),
  );
  if (difference.length > 0) {
    throw new Error(`Artifacts of OpenSearch in ${target} differ: ${difference.join(', ')}`);
  }
}
