import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readPostmasterPid } from '@shop/local-postgres';
import { freePort } from '@shop/testing/free-port';
import { createPool } from '../../../../apps/commerce-api/src/db/connect.ts';
import { salesDocuments } from '../../../../apps/commerce-api/src/test/sales-documents.ts';
import { readableEmail } from './readable-email.ts';

const root = resolve(import.meta.dirname, '../../../..');
/** Maximum milliseconds until the shop is open: it may have to build the storefront. */
const mostStartMs = 170_000;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Fields of an API response that tests read. */
  readonly body: {
    // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects to be there
    readonly result: any;
    readonly meta: { readonly error?: string; readonly refreshToken?: string };
    /** The reviews of a list. */
    readonly items?: readonly { readonly title?: string; readonly verified?: boolean }[];
  };
}

/** The shop as `pnpm start` starts it, with a small catalog, a new database and the limits of production. */
export interface OpenShop {
  readonly url: string;
  /** Origin of the API, which is reached without the renderer. */
  readonly apiUrl: string;
  readonly sql: ReturnType<typeof createPool>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Returns the emails to one address, the oldest first. */
  emailsTo(address: string): Promise<readonly string[]>;
  /** Runs `pnpm shop` with these arguments. Returns what it prints. Errors: rejects if the exit code is not 0. */
  command(...args: readonly string[]): Promise<string>;
  /** Returns the log of both servers, and that of PostgreSQL. */
  logs(): Promise<{ readonly servers: string; readonly database: string }>;
  /** Moves the clocks of both servers forward by `ms`. They follow within about 20 ms. */
  moveClocks(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both servers behind a simulated proxy: each request states its client address in `x-forwarded-for`. */
export async function openShop(): Promise<OpenShop> {
  const folder = await mkdtemp(join(tmpdir(), 'open-shop-'));
  const dataDir = join(folder, 'data');
  const contentDir = await smallContent(folder);
  const offsetFile = join(folder, 'clock-offset');
  await writeFile(offsetFile, '0');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const starter = spawn(process.execPath, ['tooling/start/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      REDIS_URL: '',
      API_PORT: '0',
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      PORT: String(port),
      SHOP_HOST_PORT: '0',
      WEB_CONCURRENCY: '1',
      RATE_LIMIT_SCALE: '1',
      MAIL_FROM: 'Zugoly <rendeles@zugoly.example>',
      // The proxy in front of the renderer, and the renderer in front of the API.
      TRUSTED_PROXIES: '2',
      CLOCK_OFFSET_FILE: offsetFile,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'moved-clock.ts')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  starter.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const apiUrl = await new Promise<string>((ready, fail) => {
    const late = setTimeout(() => fail(new Error(output)), mostStartMs);
    starter.on('message', (message: { event?: string; apiUrl?: string }) => {
      if (message.event !== 'open') return;
      clearTimeout(late);
      ready(message.apiUrl ?? '');
    });
    starter.once('exit', (code) => fail(new Error(`${output}It ended with ${code}.`)));
  });
  const { port: databasePort } = (await readPostmasterPid(join(dataDir, 'postgres'))) ?? {};
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const sql = createPool(`postgres://shop:${password}@127.0.0.1:${databasePort}/shop`, { max: 2 });
  let offsetMs = 0;

  const send = async (
    path: string,
    init: RequestInit,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
      ...init,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const text = await response.text();
    const isApi = text.startsWith('{') && path.startsWith('/api/');
    const body = (isApi ? JSON.parse(text) : { result: undefined, meta: {} }) as Answer['body'];
    return { status: response.status, headers: response.headers, text, body };
  };

  return {
    url,
    apiUrl,
    sql,
    get: (path, headers) => send(path, {}, headers),
    post: (path, body = {}, headers) =>
      send(path, { method: 'POST', body: JSON.stringify(body) }, headers),
    async emailsTo(address) {
      const outbox = join(dataDir, 'outbox');
      const names = (await readdir(outbox).catch(() => [])).filter((name) => /^[^.]/.test(name));
      const emails = await Promise.all(
        names.toSorted().map((name) => readFile(join(outbox, name), 'utf8')),
      );
      const ours = emails.filter((email) => new RegExp(`^To: <?${address}`, 'm').test(email));
      return ours.map(readableEmail);
    },
    async command(...args) {
      const cli = ['--conditions=@shop/source', 'apps/commerce-api/src/app/cli.ts'];
      const { stdout } = await promisify(execFile)(process.execPath, [...cli, ...args], {
        cwd: root,
        env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, CONTENT_DIR: contentDir },
      });
      return stdout;
    },
    async logs() {
      const [servers, database] = await Promise.all(
        ['shop.log', 'postgres.log'].map((name) => readFile(join(dataDir, name), 'utf8')),
      );
      return { servers: servers ?? '', database: database ?? '' };
    },
    async moveClocks(ms) {
      offsetMs += ms;
      // Replaced in one step: a server may read it at any time.
      await writeFile(`${offsetFile}.next`, String(offsetMs));
      await rename(`${offsetFile}.next`, offsetFile);
    },
    async stop() {
      await sql.end();
      if (starter.exitCode === null) {
        const ended = once(starter, 'exit');
        starter.kill('SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

/** A product with a file of the demo, which can be downloaded after payment. */
const bookletDocument: (typeof salesDocuments)[number] = {
  _type: 'product',
  _id: '901',
  _source: {
    id: 901,
    sku: 'FUZET',
    name: 'Füzet',
    type_id: 'downloadable',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    price: 2_990,
    links: [{ id: 1, file: 'kis-lakas-nagy-terv.pdf' }],
  },
};

/** Writes the content of the demo with the catalog of the sales tests. Returns its folder. */
async function smallContent(folder: string): Promise<string> {
  const content = join(folder, 'content');
  await mkdir(join(content, 'catalog'), { recursive: true });
  for (const name of await readdir(join(root, 'demo/content'))) {
    if (name !== 'catalog') await symlink(join(root, 'demo/content', name), join(content, name));
  }
  const lines = [...salesDocuments, bookletDocument].map((document) =>
    JSON.stringify(document).replace(
      '"is_in_stock":true,"qty":50}',
      '"is_in_stock":true,"qty":9000}',
    ),
  );
  await writeFile(join(content, 'catalog', 'products.ndjson'), lines.join('\n'));
  return content;
}
