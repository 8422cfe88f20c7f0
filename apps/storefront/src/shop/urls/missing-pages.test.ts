import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linkedPages, missingPages } from './missing-pages.ts';

const page = (path: string) => ({ uid: path, path, kind: 'info' as const });
const [privacy = '', ...others] = linkedPages;

it('names the linked pages that the shop has not written', () => {
  expect(missingPages(others.map(page))).toEqual({ missingPages: [privacy] });
});

it('sets nothing if every linked page is written, or if the pages are unknown', () => {
  expect(missingPages(linkedPages.map(page))).toEqual({});
  expect(missingPages(undefined)).toEqual({});
});

it('knows each content page that a text of a screen links to', () => {
  const source = join(import.meta.dirname, '../..');
  const contentDir = join(source, '../../../demo/content/pages');
  const pages = new Set(
    globSync('*.json', { cwd: contentDir }).map(
      (name) => (JSON.parse(readFileSync(join(contentDir, name), 'utf8')) as { path: string }).path,
    ),
  );
  const linked = globSync('**/*.tsx', { cwd: source, exclude: ['**/*.test.tsx'] }).flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/ href="([^"]+)"/g)].map(
      ([, path = '']) => path,
    ),
  );
  expect(linkedPages).toEqual([...new Set(linked.filter((path) => pages.has(path)))].toSorted());
});
