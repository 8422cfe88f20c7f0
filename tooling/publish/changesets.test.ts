import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Returns the names of the packages that are published. */
function publishedNames(): ReadonlySet<string> {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root }).map(
    (file) =>
      JSON.parse(readFileSync(join(root, file), 'utf8')) as { name: string; private?: boolean },
  );
  return new Set(manifests.filter((manifest) => manifest.private !== true).map(({ name }) => name));
}

/** Returns the packages that a changeset names. */
function namedPackages(file: string): readonly string[] {
  const [, head = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m);
  return [...head.matchAll(/^['"]?([^'":\s]+)['"]?:/gm)].map(([, name = '']) => name);
}

it('a changeset names published packages only: nobody could read the note of a private one', () => {
  const files = globSync('.changeset/*.md', { cwd: root, exclude: ['**/README.md'] });
  expect(files.length).toBeGreaterThan(0);
  const published = publishedNames();
  const problems = files.flatMap((file) => {
    const names = namedPackages(file);
    if (names.length === 0) return [`${file} names no package`];
    return names
      .filter((name) => !published.has(name))
      .map((name) => `${file}: ${name} is not published`);
  });
  expect(problems.toSorted()).toEqual([]);
});
