import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

it('bounds every published entry at most 5 % above its recorded size', () => {
  const text = readFileSync(join(root, 'docs/api/sizes.md'), 'utf8');
  const number = (cell: string) => Number(cell.replaceAll(' ', ''));
  const recorded = [
    ...text.matchAll(/^\| `[^|]+ \| [^|]+ \| [\d ]+ \| ([\d ]+) \| ([\d ]+) \|$/gm),
  ].map(([row, brotli = '', limit = '']) => ({
    row,
    brotli: number(brotli),
    limit: number(limit),
  }));
  expect(recorded.length).toBeGreaterThan(30);
  const loose = recorded.filter(
    ({ brotli, limit }) => limit < brotli || limit > Math.max(brotli * 1.05, brotli + 40),
  );
  expect(loose.map(({ row }) => row)).toEqual([]);
});
