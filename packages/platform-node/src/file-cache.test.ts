import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createFileCache, type FileCache } from './file-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'file.txt');
let nowMs: number;
let memory: FileCache;
const text = async (path = file) => (await memory.read(path))?.toString();
const made = async (path = file) => (await memory.readMade(path))?.toString();

beforeEach(() => {
  rmSync(file, { force: true });
  nowMs = 0;
  memory = createFileCache({ maxBytes: 8_000, checkMs: 1_000, now: () => nowMs });
});

it('a file is read once, and again within a second of its change', async () => {
  writeFileSync(file, 'a');
  expect(await text()).toBe('a');
  writeFileSync(file, 'new');
  nowMs = 999;
  expect(await text()).toBe('a');
  nowMs = 1_000;
  expect(await text()).toBe('new');
});

it('an unchanged file is the same bytes, not read again', async () => {
  writeFileSync(file, 'a');
  const first = await memory.read(file);
  nowMs = 5_000;
  expect(await memory.read(file)).toBe(first);
});

it('a file that was not there comes, and one that was goes', async () => {
  expect(await text()).toBeUndefined();
  writeFileSync(file, 'a');
  nowMs = 1_000;
  expect(await text()).toBe('a');
  rmSync(file);
  nowMs = 2_000;
  expect(await text()).toBeUndefined();
});

it('a file put in the place of another of the same size is seen', async () => {
  writeFileSync(file, 'a');
  await text();
  writeFileSync(`${file}.new`, 'b');
  renameSync(`${file}.new`, file);
  nowMs = 1_000;
  expect(await text()).toBe('b');
});

it('a generated file is read once, and a missing one is looked for each time', async () => {
  expect(await made()).toBeUndefined();
  writeFileSync(file, 'a');
  expect(await made()).toBe('a');
  writeFileSync(file, 'b');
  nowMs = 60_000;
  expect(await made()).toBe('a');
});

it('a file written just now is not read', async () => {
  memory.keepMade(file, Buffer.from('made'));
  expect(await made()).toBe('made');
});

it('keeps no more bytes than it may, and none of a file that would take most of them', async () => {
  const names = Array.from({ length: 20 }, (_, index) => join(folder, `${index}`));
  for (const name of names) {
    writeFileSync(name, 'x'.repeat(400));
    await memory.readMade(name);
    rmSync(name);
  }
  const storedFiles = (await Promise.all(names.map(made))).filter((one) => one !== undefined);
  expect(storedFiles).toHaveLength(8);
  const big = join(folder, 'big');
  writeFileSync(big, 'x'.repeat(2_000));
  expect(await made(big)).toHaveLength(2_000);
  rmSync(big);
  expect(await made(big)).toBeUndefined();
});

it('concurrent readers share one read', async () => {
  writeFileSync(file, 'a');
  const [one, other] = await Promise.all([memory.read(file), memory.read(file)]);
  expect(one).toBe(other);
});
