import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '@shop/testing/free-port';
import { createPool } from '../../../apps/commerce-api/src/db/connect.ts';
import { orderBody } from '../../../apps/commerce-api/src/test/order-body.ts';
import {
  startOutsidePostgres,
  type OutsidePostgres,
} from '../../../apps/commerce-api/src/test/outside-postgres.ts';
import { findChromium } from '../../test/chromium.ts';
import { findNginx } from '../../test/programs.ts';
import { startMailSink, type MailSink } from './test/mail-sink.ts';
import { readableEmail } from './test/readable-email.ts';
import { seller } from './test/shop-fixture.ts';
import { readEnvironmentFile, readUnit } from './test/systemd-unit.ts';

const root = resolve(import.meta.dirname, '../../..');
const deploy = join(root, 'deploy');
/** Host name of the shop. The test connects it to loopback itself. */
const host = 'bolt.test';
const limitMs = 60_000;

let folder: string;
let postgres: OutsidePostgres;
let databaseUrl: string;
let mail: MailSink;
let certificate: string;
const ports = { api: 0, internal: 0, web: 0, https: 0, http: 0 };
const running: ChildProcess[] = [];

const cli = ['--conditions=@shop/source', join(root, 'apps/commerce-api/src/app/cli.ts')];
/** Commands of the guide that change the machine, or that were already run in this checkout. */
const needsRoot = /^(?:useradd|git clone|cd|pnpm|SHOP_DIR=|systemctl|nginx|set -a)|\/etc\//;

/** Returns the commands of the first part of a guide that contains commands, or of the part below a heading. */
function commandsOf(guide: string, heading = ''): readonly string[] {
  const [part = ''] = guide.slice(guide.indexOf(heading) + heading.length).split('\n## ', 1);
  return [...part.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

/** Runs a command of a guide with the folders and the user of this test. */
function runHere(command: string): void {
  const line = command
    .replaceAll('/srv/shop', folder)
    .replaceAll('../bolt', join(folder, 'bolt'))
    .replace('-o shop ', '');
  execFileSync('bash', ['-c', line], { cwd: root, stdio: 'pipe' });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployed-shop-'));
  // The workers of nginx run as an ordinary user, who must be able to read the folder.
  await chmod(folder, 0o755);
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
  postgres = await startOutsidePostgres();
  databaseUrl = await postgres.database('bolt');
  mail = await startMailSink();
  // Runs the command of docs/guides/open-a-shop.md, then those of deploy/README.md.
  const [create = ''] = commandsOf(
    await readFile(join(root, 'docs/guides/open-a-shop.md'), 'utf8'),
  );
  runHere(create.replace(/^pnpm shop/, `${process.execPath} ${cli.join(' ')}`));
  await mkdir(join(folder, 'bolt/.data'));
  const commands = commandsOf(await readFile(join(deploy, 'README.md'), 'utf8'), '## One machine');
  for (const command of commands.filter((line) => !needsRoot.test(line))) runHere(command);
  // The methods of the demo, which also have online payments: their keys are missing yet.
  const methods = 'content/commerce/payment-methods.json';
  await cp(join(root, 'demo', methods), join(folder, methods));
  // An operator may copy files of the demo. The shop does not use them.
  const coupons = 'content/commerce/coupons.json';
  await cp(join(root, 'demo', coupons), join(folder, coupons));
}, 120_000);

afterAll(async () => {
  for (const child of running.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  mail.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}, 60_000);

/** Returns a value of a deploy file with the folders and ports of this test. */
const here = (text: string) =>
  text
    .replace('/usr/bin/node', process.execPath)
    .replace(/^-?\/etc\/shop\.env$/, join(folder, 'shop.env'))
    .replace('/srv/shop/app', root)
    .replace('/srv/shop', folder)
    .replace('/var/cache', join(folder, 'cache'))
    .replace(/\b4000\b/, String(ports.api))
    .replace(/\b4001\b/, String(ports.internal))
    .replace(/\b3000\b/, String(ports.web));

/** Writes /etc/shop.env: the file in `deploy/` with these values. */
async function fillIn(values: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(readEnvironmentFile(join(deploy, 'shop.env'))).map(
    ([name, value]) => `${name}=${values[name] ?? here(value)}`,
  );
  await writeFile(join(folder, 'shop.env'), lines.join('\n'));
}

function unitOf(name: 'shop-api' | 'shop-web') {
  const unit = readUnit(join(deploy, 'systemd', `${name}.service`));
  const environment: Record<string, string> = { PATH: process.env['PATH'] ?? '' };
  for (const [key, value] of Object.entries(unit.environment)) environment[key] = here(value);
  // A later file overrides an earlier one, as in systemd.
  for (const file of unit.environmentFiles) {
    Object.assign(environment, readEnvironmentFile(here(file)));
  }
  return { ...unit, environment };
}

function startUnit(
  name: 'shop-api' | 'shop-web',
  settings: Readonly<Record<string, string>> = {},
): ChildProcess {
  const { command, args, workingDirectory, environment } = unitOf(name);
  const child = spawn(here(command), args, {
    cwd: here(workingDirectory),
    env: { ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

/** Runs `shop` with the settings of the API. Returns its exit code and its output. */
function commandAnswer(...words: readonly string[]): readonly [number | null, string] {
  const { status, stdout } = spawnSync(process.execPath, [...cli, ...words], {
    cwd: root,
    env: unitOf('shop-api').environment,
    encoding: 'utf8',
  });
  return [status, stdout];
}

/** Starts a service that must refuse to start. Returns the lines of its stderr. */
async function refusalOf(name: 'shop-api' | 'shop-web'): Promise<readonly string[]> {
  const child = startUnit(name);
  let words = '';
  child.stdout?.resume();
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words += text));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  return words.trim().split('\n');
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends a request as a shopper's device does: by name, over TLS, through nginx. */
function sendRequest(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((answered, fail) => {
    const clientRequest = request(
      {
        host: '127.0.0.1',
        port: ports.https,
        servername: host,
        ca: certificate,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host,
          ...(body !== undefined && {
            'content-type': 'application/json',
            origin: `https://${host}`,
          }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.once('end', () =>
          answered({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
        );
      },
    );
    clientRequest.once('error', fail);
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function call(path: string, body: unknown, headers: Record<string, string> = {}) {
  const { status, text } = await sendRequest(path, body, headers);
  return { status, ...(JSON.parse(text) as { result: unknown; meta?: { error?: string } }) };
}

/** Repeats the request until its status is 200. Returns that response. */
async function untilServed(path: string): Promise<Answer> {
  const giveUpAt = performance.now() + limitMs;
  for (;;) {
    const answer = await sendRequest(path).catch((error: unknown) => error);
    if (isAnswer(answer) && answer.status === 200) return answer;
    if (performance.now() > giveUpAt) {
      const last = isAnswer(answer)
        ? `${answer.status} ${answer.text.slice(0, 500)}`
        : String(answer);
      throw new Error(`${path} is not served within ${limitMs} ms: ${last}`);
    }
    await wait(100);
  }
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'status' in value;

/** Starts nginx with the file in `deploy/` and a certificate of this test. */
async function startNginx(): Promise<void> {
  const [key, pem] = [join(folder, 'shop.key'), join(folder, 'shop.pem')];
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey rsa:2048 -nodes -days 2'.split(' '),
      '-subj',
      `/CN=${host}`,
      '-addext',
      `subjectAltName=DNS:${host}`,
      '-keyout',
      key,
      '-out',
      pem,
    ],
    { stdio: 'ignore' },
  );
  certificate = await readFile(pem, 'utf8');
  const ours = (await readFile(join(deploy, 'nginx.conf'), 'utf8'))
    .replaceAll('/etc/ssl/shop.example.pem', pem)
    .replaceAll('/etc/ssl/shop.example.key', key)
    .replaceAll('shop.example', host)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.http}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.web}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  const file = join(folder, 'nginx.conf');
  const config = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;`,
    `events { } http { ${temporary.join(' ')}\n${ours}\n}`,
  ];
  await writeFile(file, config.join('\n'));
  const nginx = spawn(findNginx(), ['-p', folder, '-e', `${folder}/nginx.log`, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(nginx);
}

const catalogue = [
  {
    _type: 'category',
    _id: '20',
    _source: {
      id: 20,
      name: 'Székek',
      url_path: 'szekek',
      is_active: true,
      level: 2,
      parent_id: 2,
      product_count: 1,
    },
  },
  {
    _type: 'product',
    _id: '1',
    _source: {
      id: 1,
      sku: 'BOLT-1',
      name: 'Próbaszék',
      type_id: 'simple',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      price: 12_700,
      url_path: 'probaszek',
      slug: 'probaszek',
      category_ids: [20],
      stock: { is_in_stock: true, qty: 5 },
    },
  },
];

it('findings I4, I5: refuses to start before it knows its address, its mail and its seller', async () => {
  await fillIn({});
  // Data of a trial run is not moved.
  expect(existsSync(join(folder, '.data'))).toBe(false);
  const shopFile = join(folder, 'shop.json');
  const created = JSON.parse(await readFile(shopFile, 'utf8')) as object;
  await writeFile(shopFile, '{}');
  const names = (await refusalOf('shop-api')).map((line) => line.split(' ', 1)[0]);
  expect(names).toEqual(['PUBLIC_URL', 'SHOP_DIR', 'SMTP_URL', 'MAIL_FROM', 'SHOP_MODE=demo']);

  await fillIn({
    PUBLIC_URL: `https://${host}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}?ignoreTLS=true`,
    MAIL_FROM: 'Bolt <rendeles@bolt.test>',
    DATABASE_URL: databaseUrl,
  });
  for (const name of ['shop-api', 'shop-web'] as const) {
    expect(await refusalOf(name)).toEqual([expect.stringMatching(/^SHOP_DIR names no seller: /)]);
  }
  // The file of `pnpm shop create` before `seller` is filled in.
  await writeFile(shopFile, JSON.stringify(created));
  for (const name of ['shop-api', 'shop-web'] as const) {
    expect(await refusalOf(name)).toEqual([
      expect.stringMatching(/^SHOP_DIR names an invented seller: /),
    ]);
  }
  await writeFile(shopFile, JSON.stringify({ ...created, seller }));
}, 120_000);

it('findings I2, I3, I4, I5: opens empty, with nothing of the demo in it, and names a doubtful setting', async () => {
  await startNginx();
  let log = '';
  const api = startUnit('shop-api', { DRAIN_NOTICE_MS: '0' });
  api.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text));
  api.stderr?.pipe(process.stderr);
  const web = startUnit('shop-web');
  web.stdout?.resume();
  web.stderr?.pipe(process.stderr);
  const ready = await untilServed('/readyz');
  expect(JSON.parse(ready.text)).toMatchObject({
    mode: 'production',
    settings: ['DRAIN_NOTICE_MS'],
  });
  // The log writes its lines in batches, with a delay.
  await expect.poll(() => log, { timeout: 30_000 }).toMatch(/"event":"empty-shop"/);
  await expect.poll(() => log, { timeout: 30_000 }).toMatch(/"event":"payment-method-off"/);

  const found = await call('/api/catalog', { type: 'product', size: 1 });
  expect([found.status, (found as { total?: number }).total]).toEqual([200, 0]);
  const sql = createPool(databaseUrl, { max: 1 });
  const [counts] = await sql`
    SELECT (SELECT count(*)::int FROM document) AS documents, (SELECT count(*)::int FROM coupon) AS coupons`;
  await sql.end();
  expect(counts).toEqual({ documents: 0, coupons: 0 });
  // The first page may be too late on a busy machine. The server then refuses it and renders it for the next request.
  const home = await untilServed('/');
  expect(home.text).toContain(seller.name);
  expect(home.text).not.toMatch(/Zugoly Otthon Kft|12345676|zugoly\.example/);
}, 120_000);

it('findings I1: takes a whole order through nginx and TLS, and its email arrives', async () => {
  const file = join(folder, 'catalogue.ndjson');
  await writeFile(file, catalogue.map((document) => JSON.stringify(document)).join('\n'));
  // The rule of the tax class is in the folder, whose files the guide imports first.
  expect(commandAnswer('import', file)[0]).toBe(1);
  const [own = ''] = commandsOf(await readFile(join(deploy, 'README.md'), 'utf8'), '## One machine')
    .filter((line) => line.startsWith('pnpm shop import '))
    .map((line) => line.slice('pnpm shop import '.length).replace('/srv/shop', folder));
  expect(commandAnswer('import', ...globSync(own))[0]).toBe(0);
  expect(commandAnswer('import', file)[0]).toBe(0);
  const page = await untilServed('/probaszek');
  expect(page.text).toContain('Próbaszék');

  const checkout = await sendRequest('/checkout');
  expect(checkout.status).toBe(200);
  // The shop takes the order itself: there is no second listener and no external host.
  expect(checkout.text).not.toMatch(/externalCheckout["']?:\s*(?:true|!0)/);
  expect(checkout.text).toMatch(/externalCheckout["']?:\s*(?:false|!1)/);

  const created = await call('/api/cart/create?token=', {});
  const cartId = String(created.result);
  const cart = { 'x-cart-token': cartId };
  const query = `token=&cartId=${cartId}`;
  const updated = await call(
    `/api/cart/update?${query}`,
    { cartItem: { sku: 'BOLT-1', qty: 2 } },
    cart,
  );
  expect(updated.status).toBe(200);
  const coupon = await call(`/api/cart/apply-coupon?${query}&coupon=ZUGOLY10`, {}, cart);
  expect(coupon.meta?.error).toBe('coupon-unknown');
  const order = orderBody(cartId, { products: [{ sku: 'BOLT-1', qty: 2 }] });
  const placed = await call('/api/order/create', order, { 'idempotency-key': 'order-of-the-test' });
  expect(placed).toMatchObject({ status: 200 });
  const { orderNumber } = placed.result as { orderNumber: string };
  // A command prints only its own result. The start has already logged the missing settings.
  expect(commandAnswer('payments', 'show', orderNumber)).toEqual([
    1,
    `${orderNumber}: not paid online\n`,
  ]);

  await vi.waitFor(() => expect(mail.emails).toHaveLength(1), limitMs);
  const [email] = mail.emails;
  expect(email?.to).toBe('anna@example.hu');
  const text = readableEmail(email?.text ?? '');
  expect(text).toContain('rendeles@bolt.test');
  expect(text).toContain(seller.bankAccount.number);
  expect(text).not.toMatch(/12345676|127\.0\.0\.1|zugoly\.example/);
  expect(text).toContain(`https://${host}/`);

  // A client may send tokens in the address. The log of nginx must not contain them.
  const log = await readFile(join(folder, 'shop.log'), 'utf8');
  expect(log).toContain('POST /api/cart/update HTTP/1.1');
  expect(log).not.toMatch(/cartId|token=|coupon=/);
}, 180_000);

it('redirects a request without TLS to the same address with it', async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.http}/probaszek?szin=kek`, {
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    'https://127.0.0.1/probaszek?szin=kek',
  ]);
});

it('findings I1: a first visitor answers for cookies, and orders in a browser without leaving the shop', async () => {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${host} 127.0.0.1:${ports.https}`],
  });
  try {
    const context = await browser.newContext({
      baseURL: `https://${host}`,
      locale: 'hu-HU',
      timezoneId: 'Europe/Budapest',
      ignoreHTTPSErrors: true,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    context.setDefaultTimeout(limitMs);
    const page = await context.newPage();
    await page.goto('/probaszek');
    await page.waitForFunction(() => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    });
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Csak a szükségesek' }).click();
    await page.getByRole('region', { name: 'Sütik' }).waitFor({ state: 'hidden' });
    // A browser accepts a cookie with this prefix only over TLS, for this host and all of its paths.
    expect(await context.cookies()).toEqual([
      expect.objectContaining({
        name: '__Host-consent',
        domain: host,
        path: '/',
        secure: true,
        sameSite: 'Strict',
      }),
    ]);
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('region', { name: 'Sütik' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Kosárba' }).first().click();
    const cart = page.getByRole('dialog', { name: /Kosár/ });
    await cart.getByRole('button', { name: 'Tovább a pénztárhoz' }).first().click();
    await page.waitForURL(`https://${host}/checkout`);
    const next = page.getByRole('button', {
      name: /^Tovább a(?:z ellenőrzéshez| szállításhoz| fizetéshez)$/,
    });
    await page.getByLabel('Vezetéknév').fill('Kovács');
    await page.getByLabel('Keresztnév').fill('Anna');
    await page.getByRole('main').getByLabel('E-mail-cím').fill('bongeszo@example.hu');
    await next.click();
    await page.getByLabel('Irányítószám').fill('1137');
    await page.getByLabel('Település').fill('Budapest');
    await page.getByLabel('Utca, házszám').fill('Pozsonyi út 12.');
    await page.getByLabel('Telefonszám').fill('06 30 123 4567');
    await next.click();
    await page
      .getByRole('group', { name: 'Fizetési mód' })
      .getByLabel(/Utánvét készpénzzel/)
      .check();
    await next.click();
    await page.getByLabel('Elfogadom az általános szerződési feltételeket').check();
    await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check();
    await page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click();
    await page.waitForURL(new RegExp(`^https://${host}/thank-you[?]order=ORD-`));
    await vi.waitFor(() => {
      expect(mail.emails.map(({ to }) => to)).toContain('bongeszo@example.hu');
    }, limitMs);
  } finally {
    await browser.close();
  }
}, 240_000);

it('counts a client by its own address, whatever address its header names', async () => {
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 90 && !statuses.has(429); attempt += 1) {
    const forged = { 'x-forwarded-for': `203.0.113.${attempt}` };
    statuses.add((await sendRequest('/api/cart/create?token=', {}, forged)).status);
  }
  expect([...statuses]).toEqual([200, 429]);
}, 60_000);
