import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createBench,
  reportTable,
  runChecks,
  sections,
  summaryOf,
  transports,
} from '@shop/conformance';
import { endProcess, launchApi, listeningApi, type ApiProcess } from '../test/api-process.ts';
import { conformanceDocuments } from '../test/conformance-shop.ts';
import { startOutsidePostgres, type OutsidePostgres } from '../test/outside-postgres.ts';
import { salesDocuments } from '../test/sales-documents.ts';

const origin = 'https://other.example';
let folder: string;
let postgres: OutsidePostgres;
const backends: ApiProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-outside-'));
  const content = join(folder, 'content');
  await cp(join(import.meta.dirname, '..', 'test', 'sales-content'), content, { recursive: true });
  await mkdir(join(content, 'catalog'));
  // The real clock runs here: offers of the tests' March get no end.
  const lines = [...salesDocuments, ...conformanceDocuments].map(({ _source: source, ...names }) =>
    JSON.stringify({ ...names, _source: { ...source, special_to_date: undefined } }),
  );
  await writeFile(join(content, 'catalog', 'all.ndjson'), lines.join('\n'));
  postgres = await startOutsidePostgres();
}, 60_000);
afterAll(async () => {
  for (const { child } of backends) await endProcess(child, 'SIGTERM');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

it.concurrent.each(transports)(
  'every check holds on an outside PostgreSQL, the token in the %s',
  async (transport) => {
    const backend = await listeningApi(
      launchApi({
        DATABASE_URL: await postgres.database(`bolt_${transport}`),
        DATA_DIR: join(folder, transport),
        CONTENT_DIR: join(folder, 'content'),
        ALLOWED_ORIGINS: origin,
        RATE_LIMIT_SCALE: '1000',
      }),
    );
    backends.push(backend);
    const { url } = backend;
    const bench = createBench(
      {
        url,
        transport,
        index: 'vue_storefront_catalog',
        coupon: 'TIZ',
        mailTo: 'ugyfelszolgalat@zugoly.example',
        origin,
        widget: 'zugoly',
      },
      { fetch, wait: (ms) => new Promise((done) => setTimeout(done, ms)) },
    );
    const judged = await runChecks(sections, bench);
    const others = judged.filter(({ verdict }) => verdict !== 'holds');
    expect(others.length === 0 ? '' : reportTable(others)).toBe('');
    expect(summaryOf(judged)).toContain(`${judged.length} hold, 0 fail, 0 skipped`);
  },
  300_000,
);
