import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { longest } from './longest-first.ts';

it('names test files that exist', () => {
  const root = resolve(import.meta.dirname, '../..');
  const files = globSync('{apps,packages,tooling}/**/*.test.ts', {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  });
  const names = new Set(files.map((file) => basename(file, '.test.ts')));
  expect(longest.filter((name) => !names.has(name))).toEqual([]);
});
