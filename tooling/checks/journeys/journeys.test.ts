import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../../apps/storefront/e2e');
const journeys = globSync('**/*.spec.ts', { cwd: folder }).map((path) => ({
  name: basename(path),
  source: readFileSync(join(folder, path), 'utf8'),
}));
/** Journeys that send requests only. They open no page, so they have no console to check. */
const withoutPages = ['changes-on-pages.spec.ts', 'crawlers.spec.ts', 'first-html.spec.ts'];

it('checks the console in every journey with a page', () => {
  const unchecked = journeys.filter(({ source }) => !source.includes(`from './shop-test.ts'`));
  expect(unchecked.map(({ name }) => name).toSorted()).toEqual(withoutPages);
  for (const { source } of unchecked) expect(source).not.toMatch(/\bpage\.goto\b|\{ page\b/);
});

it('checks the console of every browser and context that a journey opens', () => {
  const unwatched = journeys.filter(({ source }) => {
    const opened = source.match(/\.(?:newContext|launchPersistentContext)\(/g) ?? [];
    const watched = source.match(/\bwatch\(/g) ?? [];
    return watched.length < opened.length;
  });
  expect(unwatched.map(({ name }) => name)).toEqual([]);
});

it('names the requests that may get no response in a journey', () => {
  const unnamed = journeys.filter(({ source }) =>
    /\b(?:noResponse|networkAway)\((?:[^)]*'\/[.][*]'|\))/.test(source),
  );
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});
