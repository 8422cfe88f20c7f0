import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@shop/testing/free-port';
import { endProcess, listeningApi } from '../../../../apps/commerce-api/src/test/api-process.ts';
import {
  startOutsidePostgres,
  type PostgresServer,
} from '../../../../apps/commerce-api/src/test/outside-postgres.ts';
import { startRedisServer } from '../../../../packages/platform-node/src/test/redis-server.ts';
import { startOpenSearch, type OpenSearchNode } from '../../../opensearch/start-open-search.ts';
import { startMailSink } from '../../processes/test/mail-sink.ts';
import { plentyDocument, seller } from '../../processes/test/shop-fixture.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { containerProcess } from './container-process.ts';
import { writeSecondBuild } from './second-build.ts';

const root = resolve(import.meta.dirname, '../../../..');
const firstBuild = join(root, 'apps/storefront/dist');
const cli = join(root, 'apps/commerce-api/src/app/cli.ts');

/** A part of the cluster that a test stops and starts again. */
export interface Part {
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Starts the part at its former address and waits until it responds. */
  start(): Promise<void>;
}

interface WebPart extends Part {
  /** Build of the storefront that the next start serves. */
  build: 'first' | 'second';
}

/** The shop of `deploy/containers` as processes on loopback. */
export interface Cluster {
  /** Port of the balancer for shoppers. */
  readonly port: number;
  readonly databaseUrl: string;
  readonly balancer: Balancer;
  readonly web: readonly WebPart[];
  readonly api: readonly Part[];
  readonly primary: Part;
  readonly replica: Part;
  readonly redis: Part;
  readonly search: Part;
  /** Returns how many times servers ended by themselves and were started again. */
  restarts(): number;
  /** Returns the process id of each part, by name. */
  pids(): ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Public host of the shop. A proxy in front of the balancer would end TLS. */
export const host = 'bolt.test';
/** Addresses and folders that every process of the cluster needs. */
interface Places {
  readonly folder: string;
  readonly ports: ReadonlyMap<string, number>;
  readonly databaseUrl: string;
  readonly readUrl: string;
  readonly redisUrl: string;
  readonly searchUrl: string;
  readonly mailPort: number;
  /** Milliseconds between the answer "not ready" and the end of new connections. */
  readonly drainNoticeMs: number;
}

/** Starts the whole cluster with the catalog of the demo in a production shop. Each server is one process. */
export async function startCluster(options: { readonly drainNoticeMs: number }): Promise<Cluster> {
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  };
  try {
    return { ...(await startParts(options, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the parts. Adds the function that ends each started part to `ends`. */
async function startParts(
  { drainNoticeMs }: { readonly drainNoticeMs: number },
  ends: (() => unknown)[],
): Promise<Omit<Cluster, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'scale-'));
  ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  // nginx and PostgreSQL may run as ordinary users, who must be able to read the folder.
  await chmod(folder, 0o755);
  const ports = await portsOf(['8080', '4000', '4001', ...servers]);
  const ended = async <T extends { stop(signal: NodeJS.Signals): unknown }>(
    starting: Promise<T>,
  ) => {
    const part = await starting;
    ends.push(() => part.stop('SIGKILL'));
    return part;
  };
  const preparing = [
    writeShop(join(folder, 'shop')),
    writeSecondBuild(firstBuild, join(folder, 'second')),
  ];
  const postgres = await ended(startOutsidePostgres({ replica: true }));
  const redis = await ended(startRedisServer());
  const mail = await startMailSink();
  ends.push(mail.close);
  const searching = ended(startOpenSearch().then(searchPart));
  const databaseUrl = await postgres.database('shop');
  await Promise.all(preparing);
  await importCatalog(folder, databaseUrl);
  const search = await searching;
  const places: Places = {
    folder,
    ports,
    databaseUrl,
    readUrl: postgres.replicaOf('shop'),
    redisUrl: redis.url,
    searchUrl: search.url,
    mailPort: mail.port,
    drainNoticeMs,
  };
  const balancer = await ended(startBalancer(folder, ports));
  const api = ['api-1', 'api-2'].map((name) => apiPart(name, places));
  const web = ['web-1', 'web-2'].map((name) => webPart(name, places));
  for (const part of [...api, ...web]) {
    ends.push(() => part.stop('SIGKILL'));
    await part.start();
  }
  const { primary, replica } = postgres;
  if (replica === undefined) throw new Error('There is no replica.');
  return {
    port: portAt(places, '8080'),
    databaseUrl,
    balancer,
    web,
    api,
    primary: databasePart(primary),
    replica: databasePart(replica),
    redis: { stop: () => redis.stop(), start: () => redis.start() },
    search,
    restarts: () => [...web, ...api].reduce((sum, part) => sum + part.restarts(), 0),
    pids: () =>
      new Map([
        ['nginx', balancer.pid],
        ...[...web, ...api].map((part) => [part.name, part.pid()] as const),
        ['primary', primary.pid()],
        ['replica', replica.pid()],
        ['Redis', redis.pid()],
        [search.name, search.pid()],
      ]),
  };
}

/** The servers, by the names in the configuration of the balancer. */
const servers = [
  'web-1:3000',
  'web-2:3000',
  'api-1:4000',
  'api-2:4000',
  'api-1:4001',
  'api-2:4001',
];

async function portsOf(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePort());
  return ports;
}

/**
 * Wraps a PostgreSQL server as a part. Its container is stopped by SIGINT: after SIGTERM the server would wait for its
 * clients.
 */
function databasePart(server: PostgresServer): Part {
  return {
    stop: (signal) => server.stop(signal === 'SIGTERM' ? 'SIGINT' : signal),
    start: () => server.start(),
  };
}

interface ProcessPart extends Part {
  readonly name: string;
  pid(): number;
  /** Returns how many times it ended by itself. */
  restarts(): number;
}

function portAt({ ports }: Pick<Places, 'ports'>, name: string): number {
  const port = ports.get(name);
  if (port === undefined) throw new Error(`No port for ${name}.`);
  return port;
}

/** Variables of the container that have another value on loopback. */
const publicUrl = `https://${host}`;

function apiPart(name: string, places: Places): ProcessPart {
  return processPart(name, async () => {
    const child = launch(
      name,
      {
        PUBLIC_URL: publicUrl,
        SMTP_URL: `smtp://127.0.0.1:${places.mailPort}?ignoreTLS=true`,
        MAIL_FROM: 'Bolt <rendeles@bolt.test>',
        DATABASE_URL: places.databaseUrl,
        DATABASE_READ_URL: places.readUrl,
        REDIS_URL: places.redisUrl,
        SEARCH_URL: places.searchUrl,
        SHOP_DIR: join(places.folder, 'shop'),
        DATA_DIR: join(places.folder, name),
        NODE_COMPILE_CACHE: join(places.folder, 'compiled'),
        API_HOST: '127.0.0.1',
        API_PORT: String(portAt(places, `${name}:4000`)),
        API_INTERNAL_HOST: '127.0.0.1',
        API_INTERNAL_PORT: String(portAt(places, `${name}:4001`)),
      },
      { DRAIN_NOTICE_MS: String(places.drainNoticeMs) },
    );
    await listeningApi(child);
    return child;
  });
}

function webPart(name: string, places: Places): ProcessPart & WebPart {
  const part: ProcessPart & WebPart = {
    build: 'first',
    ...processPart(name, async () => {
      const isFirst = part.build === 'first';
      const child = launch(
        name,
        {
          PUBLIC_URL: publicUrl,
          API_URL: `http://127.0.0.1:${portAt(places, '4000')}`,
          API_INTERNAL_URL: `http://127.0.0.1:${portAt(places, '4001')}`,
          REDIS_URL: places.redisUrl,
          INVALIDATE_KEY: 'a-key-of-the-operator',
          SHOP_DIR: join(places.folder, 'shop'),
          NODE_COMPILE_CACHE: join(places.folder, 'compiled'),
          PORT: String(portAt(places, `${name}:3000`)),
          STOREFRONT_DIST: isFirst ? firstBuild : join(places.folder, 'second'),
          SOURCE_REVISION: part.build,
        },
        { HOST: '127.0.0.1', WEB_CONCURRENCY: '1', DRAIN_NOTICE_MS: String(places.drainNoticeMs) },
      );
      let stderr = '';
      child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      await new Promise<void>((ready, fail) => {
        child.on('message', (message: { event?: string }) => message.event === 'ready' && ready());
        child.once('close', (code) => fail(new Error(`${name} ended with ${code}: ${stderr}`)));
      });
      return child;
    }),
  };
  return part;
}

/**
 * Wraps a process as a part. A process that ends by itself is started again, as by `restart: always` of the compose
 * file.
 */
function processPart(name: string, begin: () => Promise<ChildProcess>): ProcessPart {
  let child: ChildProcess | undefined;
  let restarts = 0;
  let mayEnd = false;
  const start = async () => {
    mayEnd = false;
    const started = await begin();
    child = started;
    started.once('exit', () => {
      if (mayEnd) return;
      restarts += 1;
      start().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    });
  };
  return {
    name,
    pid: () => child?.pid ?? 0,
    restarts: () => restarts,
    start,
    async stop(signal) {
      mayEnd = true;
      if (child !== undefined) await endProcess(child, signal);
    },
  };
}

/**
 * Starts the process of a container. `here`: variables of the container with their value on loopback. `more`: variables
 * that the container does not set.
 */
function launch(
  service: string,
  here: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>>,
): ChildProcess {
  const { args, environment } = containerProcess(service, here);
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment, ...more },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return child;
}

/** Wraps a node of OpenSearch as a part. The node is empty after each start. */
function searchPart(first: OpenSearchNode): ProcessPart & { readonly url: string } {
  let node = first;
  return {
    name: 'OpenSearch',
    url: first.url,
    pid: () => node.pid,
    restarts: () => 0,
    stop: () => node.stop(),
    async start() {
      node = await startOpenSearch(Number(new URL(first.url).port));
    },
  };
}

/** Writes a shop folder: settings with a seller, and the content of the demo without its catalog and its coupons. */
async function writeShop(shop: string): Promise<void> {
  await mkdir(join(shop, 'content'), { recursive: true });
  await writeFile(join(shop, 'shop.json'), JSON.stringify({ seller }));
  for (const name of ['blocks', 'commerce', 'home', 'pages', 'search', 'stores', 'views']) {
    await cp(join(root, 'demo/content', name), join(shop, 'content', name), { recursive: true });
  }
  await rm(join(shop, 'content/commerce/coupons.json'));
}

async function importCatalog(folder: string, databaseUrl: string): Promise<void> {
  const catalog = join(root, 'demo/content/catalog');
  const plenty = join(folder, 'plenty.ndjson');
  await writeFile(plenty, JSON.stringify(plentyDocument));
  const files = (await readdir(catalog)).map((name) => join(catalog, name));
  await promisify(execFile)(
    process.execPath,
    ['--conditions=@shop/source', cli, 'import', ...files, plenty],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        SHOP_DIR: join(folder, 'shop'),
        DATA_DIR: join(folder, 'import'),
        DATABASE_URL: databaseUrl,
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
      },
    },
  );
}
