import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok } from '@shop/kernel';
import type { FetchPicture } from '@shop/picture-download';
import { createFakeClock } from '@shop/testing';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { ImportOptions } from '../shop-commands.ts';
import { importFiles } from './import-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');
const head = 'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Price,Image Src';
const options: ImportOptions = { taxClassOf: [], category: '2', from: 'shopify', taxClass: '2' };
const nothing = { read: 0, refused: 0, byType: new Map() };

/** Imports a Shopify file; `missing` are the pictures whose addresses do not respond. */
async function load(name: string, more: Partial<ImportOptions>, missing: readonly string[] = []) {
  const file = join(folder, `${name}.csv`);
  const row = (sku: string) => `${sku},Szék,${sku},5,100,https://cdn.example/${name}/${sku}.gif`;
  writeFileSync(file, [head, row('A'), row('B')].join('\n'));
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(String(text).trim());
    return true;
  });
  const fetchPicture: FetchPicture = async (address) =>
    missing.some((sku) => address.includes(sku)) ? err({ kind: 'status', status: 404 }) : ok(gif);
  const code = await importFiles(
    [file],
    { ...options, ...more },
    { mediaFolder: join(folder, 'media'), clock: createFakeClock(), fetchPicture },
    (_classes, work) => work(() => Promise.resolve(nothing)),
  );
  return { code, said };
}

it('downloads pictures only where it is asked to', async () => {
  const { code, said } = await load('plain', {});
  expect(code).toBe(0);
  expect(said).toEqual(['plain.csv: 2 pictures are on another server; --pictures downloads them']);
});

it('names each missing picture by line, article, address and reason, and ends with 1', async () => {
  const { code, said } = await load('some', { pictures: true }, ['B']);
  expect(code).toBe(1);
  expect(said).toEqual([
    'some.csv: 2 pictures are on another server',
    'some.csv:3: no picture of B: https://cdn.example/some/B.gif: status 404',
    'pictures: 1 new, 0 there before, 1 missing',
  ]);
  const again = await load('some', { pictures: true });
  expect(again.code).toBe(0);
  expect(again.said.at(-1)).toBe('pictures: 1 new, 1 there before, 0 missing');
  expect(readFileSync(join(folder, 'media/cdn.example/some/B.gif'))).toEqual(gif);
});
