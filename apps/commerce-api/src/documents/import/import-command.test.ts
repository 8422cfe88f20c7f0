import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createPool } from '../../db/connect.ts';
import { categoryDocument, hungarianTax } from '../../test/shelf.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-postgres.ts';
import { noteStart } from './first-start.ts';
import { runImport } from './import-command.ts';

const shopDir = mkdtempSync(join(tmpdir(), 'import-command-'));
const catalogFolder = join(shopDir, 'content/catalog');
const rules = join(catalogFolder, 'taxrules.ndjson');
const categories = join(shopDir, 'categories.ndjson');
let database: TestDatabase;

beforeAll(async () => {
  mkdirSync(catalogFolder, { recursive: true });
  writeFileSync(rules, JSON.stringify(hungarianTax));
  writeFileSync(categories, JSON.stringify(categoryDocument(20)));
  database = await createTestDatabase();
  vi.stubEnv('SHOP_DIR', shopDir);
  vi.stubEnv('DATABASE_URL', database.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  rmSync(shopDir, { recursive: true });
});

/** Imports the files. Returns the output of the command. */
async function outputOf(...files: readonly string[]): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(await runImport(files, { taxClassOf: [], category: '2' })).toBe(0);
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

it('names the catalog of the folder before the first start, if it is not among the files', async () => {
  const note = `This shop was never started. Its first \`pnpm start\` also loads ${catalogFolder}`;
  expect(await outputOf(categories)).toContain(note);
  expect(await outputOf(rules, categories)).not.toContain('never started');
  expect(await outputOf(categories)).toContain(note);
  const sql = createPool(database.url, { max: 1 });
  await noteStart(sql);
  await sql.end();
  expect(await outputOf(categories)).not.toContain('never started');
});
