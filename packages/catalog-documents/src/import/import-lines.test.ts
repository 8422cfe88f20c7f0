import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ImportedDocument } from '../read/import-line.ts';
import { importLines, type ImportStore, type RefusedLine } from './import-lines.ts';
import { memoryLines } from '../read/line-source.ts';
import { importTable } from './import-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}

const rule = (id: number, code = `R${id}`) =>
  JSON.stringify({
    _type: 'taxrule',
    _id: String(id),
    _source: { id, code, product_tax_class_ids: [2], customer_tax_class_ids: [3], rates: [] },
  });
const codeOf = ({ source }: ImportedDocument) => source?.['code'];

/** Creates an import store that rejects a whole batch if it contains a document of the code BAD. */
function createRecord() {
  const batches: unknown[][] = [];
  const record: ImportStore = {
    store(documents) {
      const codes = documents.map(codeOf);
      if (codes.includes('BAD')) return Promise.reject(new RangeError('22003: out of range'));
      if (codes.includes('DOWN')) return Promise.reject(new Error('no connection'));
      batches.push(codes);
      return Promise.resolve(
        codes.map((code) => (code === 'TAKEN' ? { refused: 'taken' } : 'added')),
      );
    },
    isAboutValues: (error) => error instanceof RangeError,
  };
  return { record, batches };
}

describe('a file of documents', () => {
  it('loses no document beside one that the record cannot hold', async () => {
    const { record, batches } = createRecord();
    const refused: RefusedLine[] = [];
    const lines = [rule(1), 'no json', rule(2, 'BAD'), '', rule(3), rule(4, 'TAKEN')];
    const report = await importLines(write('rules.ndjson', lines), record, {
      onRefused: (line) => refused.push(line),
    });
    expect(batches.flat()).toEqual(['R1', 'R3', 'TAKEN']);
    expect(refused.map(({ line }) => line)).toEqual([2, 3, 6]);
    expect(refused.slice(1).map(({ reason }) => reason)).toEqual(['22003: out of range', 'taken']);
    expect(report).toMatchObject({ read: 2, refused: 3 });
    expect(report.byType.get('taxrule')).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
      removed: 0,
    });
  });

  it('is stored in batches of 250, with the share that has been read', async () => {
    const { record, batches } = createRecord();
    const progress: number[] = [];
    const lines = Array.from({ length: 501 }, (_, at) => rule(at + 1));
    await importLines(write('many.ndjson', lines), record, {
      onRefused: (line) => expect.fail(line.reason),
      onProgress: ({ read }) => progress.push(read),
    });
    expect(batches.map((batch) => batch.length)).toEqual([250, 250, 1]);
    expect(progress).toEqual([250, 500, 501]);
  });

  it('ends with the failure of the record that no value caused', async () => {
    const { record } = createRecord();
    const path = write('down.ndjson', [rule(1, 'DOWN')]);
    const listeners = { onRefused: (line: RefusedLine) => expect.fail(line.reason) };
    await expect(importLines(path, record, listeners)).rejects.toThrow('no connection');
  });
});

describe('a table', () => {
  it.each([
    ['commas', ['sku,price', 'A,1', '"#B",2']],
    ['semicolons', ['SKU;price', 'A;1', '"#B";2']],
    ['tabs', ['A\t1', '"#B"\t2']],
  ])('is read with %s, without its title and comments', async (name, lines) => {
    const rows: (readonly string[])[] = [];
    const report = await importTable<readonly string[]>(
      write(`${name}.csv`, ['# prices', ...lines, '']),
      {
        read: (fields) => fields,
        store(batch) {
          rows.push(...batch.map(({ row }) => row));
          return Promise.resolve([]);
        },
        onRefused: (line) => expect.fail(line.reason),
      },
    );
    expect(rows).toEqual([
      ['A', '1'],
      ['#B', '2'],
    ]);
    expect(report).toEqual({ read: 2, refused: 0, comments: 1 });
  });

  it('refuses a line with a lone CR, one without its quote, and what reading and storing refuse', async () => {
    const refused: RefusedLine[] = [];
    const path = write('bad.csv', ['A,1', 'B\r,1', '"C,1', 'D,x', 'E,1']);
    const report = await importTable<string>(path, {
      read: ([sku = '', qty]) => (qty === 'x' ? 'no number' : `row ${sku}`),
      store: () => Promise.resolve([{ line: 5, reason: 'unknown' }]),
      onRefused: (line) => refused.push(line),
    });
    expect(refused.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    expect(report.comments).toBe(0);
  });
});

it('imports lines in memory, and passes each stored line with its outcome', async () => {
  const { record } = createRecord();
  const bytes = new TextEncoder().encode([rule(1), 'x', '', rule(2)].join('\r\n'));
  const stored: unknown[] = [];
  const refused: number[] = [];
  const report = await importLines(memoryLines(bytes), record, {
    onStored: (line, outcome) => stored.push([line, outcome]),
    onRefused: ({ line }) => refused.push(line),
  });
  expect(stored).toEqual([
    [1, 'added'],
    [4, 'added'],
  ]);
  expect(refused).toEqual([2]);
  expect(report).toMatchObject({ read: 2, refused: 1 });
});
