import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { connectionsOf } from '../../../apps/commerce-api/src/db/connect.ts';
import { poolSizeOf } from '../../../apps/commerce-api/src/http/limits/process-limits.ts';
import { readConfig as readApiConfig } from '@shop/api-settings';
import { defaultLimits } from '../../../apps/ssr-server/src/pages/page-cache.ts';
import { everyMs } from '../../../apps/ssr-server/src/process/stale-tag-watch.ts';
import { defaultAllowance } from '../../../apps/ssr-server/src/render/render-allowance.ts';
import { defineShopConfig } from '../../../packages/shop-config/src/index.ts';
import { defaultOutboxConfig } from '../../../packages/sync-queue/src/index.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll('\n', ' ');

/** Returns a number that the code contains in the form `limitMs = 50`. */
function inCode(file: string, pattern: RegExp): number {
  const [, number] = pattern.exec(read(file)) ?? [];
  if (number === undefined) throw new Error(`${file} has nothing like ${pattern}`);
  return Number(number.replaceAll('_', ''));
}

const specification = defineShopConfig();
const manyWorkers = 1_000;
const store = 'packages/platform-browser/src/indexed-db-store.ts';
const browserPorts = 'packages/platform-browser/README.md';
const nodePorts = 'packages/platform-node/README.md';
const pool = 'packages/platform-node/src/cluster/worker-pool.ts';

it.each<[file: string, claim: RegExp, number: number]>([
  ['deploy/README.md', /process opens up to (\d+) connections/, connectionsOf(poolSizeOf(1))],
  ['deploy/README.md', /opens at least (\d+) in each/, connectionsOf(poolSizeOf(manyWorkers))],
  [
    'deploy/README.md',
    /no new requests after the notice \((\d+) s;/,
    readApiConfig({ SHOP_MODE: 'demo' }, '/').drainNoticeMs / 1000,
  ],
  [
    'deploy/README.md',
    /continues\s+alone within (\d+) ms/,
    inCode('packages/platform-node/src/redis/redis-memory.ts', /limitMs = (\d+)/),
  ],
  [
    nodePorts,
    /at most (\d+) ms for Redis/,
    inCode('packages/platform-node/src/redis/redis-memory.ts', /limitMs = (\d+)/),
  ],
  [
    nodePorts,
    /and (\d+) ms for the primary/,
    inCode('packages/platform-node/src/cluster/worker-memory.ts', /limitMs = (\d+)/),
  ],
  [nodePorts, /at first after ([\d.]+) s/, inCode(pool, /first: (\d+)/) / 1000],
  [nodePorts, /and at most after (\d+) s/, inCode(pool, /most: ([\d_]+)/) / 1000],
  [browserPorts, /longer than (\d+) ms from memory/, inCode(store, /readTimeoutMs = (\d+)/)],
  [browserPorts, /for the next\s+(\d+) s;/, inCode(store, /readPauseMs = ([\d_]+)/) / 1000],
  [browserPorts, /after (\d+) failed writes/, inCode(store, /maxWriteErrors = (\d+)/)],
  [
    'apps/storefront/README.md',
    /precaches at most (\d+) kB/,
    inCode('apps/storefront/src/service-worker/precached-files.ts', /precacheLimit = ([\d_]+)/) /
      1000,
  ],
  [
    'docs/spec/README.md',
    /free shipping above (10 000) Ft/,
    Number(specification.offers.freeShippingAboveMinor),
  ],
  ['docs/spec/README.md', /lists of (\d+),/, specification.search.pageSize],
  ['docs/spec/README.md', /chunks of (\d+)/, specification.api.stockChunk],
  [
    'packages/sync-queue/SPEC.md',
    /up to the (fifth) in a row/,
    defaultOutboxConfig.maxServerErrors,
  ],
])('%s says %s as the code has it', (file, claim, number) => {
  const [, words] = claim.exec(read(file)) ?? [];
  expect(words === 'fifth' ? 5 : Number(words?.replaceAll(' ', ''))).toBe(number);
});

const megabyte = 1024 * 1024;
const pageBytes = defaultLimits.maxBytes;
const processStores = 'apps/storefront/src/app/server/process-stores.ts';
const sharedPages = 'apps/ssr-server/src/process/supervise.ts';
const decision = (name: string): string => `docs/decisions/${name}.md`;
const rendersOfAClient = decision('0021-what-one-client-may-have-rendered');
const storedPages = decision('0050-stored-pages-before-the-framework');
const storedAnswers = decision('0052-answers-are-stored-by-the-change-feed');
const compiledCode = decision('0089-compiled-code-on-disk');
const answerMegabytes = inCode(processStores, /maxAnswerBytes = (\d+) \* 1024 \* 1024/);

it.each<[file: string, claim: RegExp, number: number]>([
  [rendersOfAClient, /at their own address \((\d+) MB\)/, pageBytes.main / megabyte],
  [rendersOfAClient, /filtered lists \((\d+) MB,/, pageBytes.variants / megabyte],
  [rendersOfAClient, /"not found" \((\d+) MB\)/, pageBytes.notFound / megabyte],
  [rendersOfAClient, /A client has (\d+) renders at once/, defaultAllowance.atOnce],
  [rendersOfAClient, /regains (\d+) each second/, defaultAllowance.perSecond],
  [storedPages, /Memory: (\d+) MB for pages/, pageBytes.main / megabyte],
  [storedPages, /(\d+) MB for variants/, pageBytes.variants / megabyte],
  [storedPages, /(\d+) MB for pages "not found"/, pageBytes.notFound / megabyte],
  [storedPages, /(\d+) MB for data of pages/, defaultLimits.maxReplacedDataBytes / megabyte],
  [
    decision('0051-several-processes-behind-one-port'),
    /pages \((\d+) MB\)/,
    inCode(sharedPages, /sharedPageBytes = (\d+) \* 1024 \* 1024/),
  ],
  [storedAnswers, /in at most (\d+) MB/, answerMegabytes],
  [storedAnswers, /uses (\d+) MB more/, answerMegabytes],
  [decision('0070-heap-of-the-renderer'), /bounded by (\d+) MB each/, answerMegabytes],
  ['docs/performance.md', /answers of the API take (\d+) MB each/, answerMegabytes],
  [
    decision('0066-parts-of-pages-are-rendered-once'),
    /fragment-store.ts`, (\d+) MB\)/,
    inCode(processStores, /maxFragmentBytes = (\d+) \* 1024 \* 1024/),
  ],
  [
    decision('0069-products-parsed-once'),
    /The store has (\d+) MB/,
    inCode(processStores, /maxDocumentBytes = (\d+) \* 1024 \* 1024/),
  ],
  [
    decision('0010-products-kept-as-they-are-served'),
    /at most (\d+) MB/,
    inCode(
      'packages/catalog-view/src/products/product-reader.ts',
      /maxTextBytes = (\d+) \* 1024 \* 1024/,
    ),
  ],
  [
    compiledCode,
    /bounded by bytes \((\d+) MB\)/,
    inCode('apps/ssr-server/src/http/routed-addresses.ts', /maxBytes = (\d+) \* 1024 \* 1024/),
  ],
  [
    compiledCode,
    /Texts below (\d+) kB/,
    inCode('apps/ssr-server/src/pages/page-bytes.ts', /maxSmallBytes = (\d+) \* 1024/),
  ],
])('%s has the bound %s of the code', (file, claim, number) => {
  expect(Number(claim.exec(read(file))?.[1])).toBe(number);
});

const figures = /\d[\d., ]*(?:kB|KB|MB|GB|ms|µs|bytes|%)(?![A-Za-z])/;
const origin = /commit `[0-9a-f]{8,}` on \d+ \w+ 20\d\d, measured on [^.]*core/;

it.each([
  'docs/performance.md',
  ...globSync('docs/decisions/*.md', { cwd: root })
    .sort()
    .filter((file) => figures.test(read(file))),
])('the figures of %s have their commit, day and machine', (file) => {
  expect(read(file)).toMatch(origin);
});

it('deploy/README.md says how often a server asks for changes', () => {
  expect(read('deploy/README.md')).toContain('asks an API four times a second');
  expect(everyMs).toBe(1000 / 4);
});

it('the API reads four variables outside of its settings, whose comment names them', () => {
  const files = globSync('apps/commerce-api/src/**/*.ts', { cwd: root });
  const names = files
    .filter((file) => !/[.]test[.]ts$|\/test\//.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/(readConfig\()?\bprocess[.]env\b(?:\['(\w+)'\])?/g),
    ])
    .filter(([, settings]) => settings === undefined)
    .map(([, , name = 'all of them']) => name);
  expect(names.toSorted()).toEqual(['DEBUG', 'SHOP_KEY', 'SHOP_URL', 'SOURCE_REVISION']);
  expect(read('packages/api-settings/src/config.ts')).toContain(
    'Only `DEBUG`, `SHOP_KEY`, `SHOP_URL` and `SOURCE_REVISION` are read elsewhere.',
  );
});

it('benchmarks/README.md has no figure of a run', () => {
  const figures = /\b(?:Seen|Measured|Recorded) on \d|\bmade at .* on \d+ \w+ 20\d\d/;
  expect(read('benchmarks/README.md')).not.toMatch(figures);
});
