import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Values that no app, tool or other code of a package uses, and why they are exported. */
const unusedExports = new Map([
  ['calendar: daysBetween', 'inverse of `addDays`; the laws of working days count with it'],
  [
    'calendar: isIsoDate',
    'guard at the edge of a caller: other functions throw for what is no day',
  ],
  ['format: formatDimensions', 'example of the README: how a furniture shop writes sizes'],
  ['payments: createMemorySandboxStore', 'tests of shops with a sandbox of their own'],
  ['pricing: explainPrice', 'example of the README: why a product has its price'],
  ['pricing: vatContent', 'example of the README: the tax inside a gross price'],
]);

/** Its exports are for tests. */
const testPackages = new Set(['testing']);

const isGenerated = (name: string): boolean =>
  /^(?:node_modules|dist|coverage|\.turbo)$/.test(name);
const isTest = (file: string): boolean =>
  /\.(?:test|laws|spec|stories)\.tsx?$|\/(?:test|e2e|stories)\/|readme-example/.test(file);

const sources = new Map(
  globSync('{apps,packages,tooling,demo,benchmarks}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: isGenerated,
  })
    .filter((file) => !isTest(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const entryPoints = globSync('packages/*/package.json', { cwd: root }).flatMap((manifest) => {
  const { exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
    readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const files = targets.filter((target) => /^\.\/src\/.*\.tsx?$/.test(target));
  return [...new Set(files)].map((file) => join(dirname(manifest), file));
});

/** Values that a module exports from other modules by name. Types cost nothing and are left out. */
export function exportedValues(source: string): readonly string[] {
  return [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1) ?? ''),
  );
}

/** Counts the uses of every name in code, its declaration not among them. */
const uses = new Map<string, number>();
for (const source of sources.values()) {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^export [^;]* from .*$/gm, '');
  for (const [, declaration, name = ''] of code.matchAll(
    /(\b(?:function\*?|const|class|let) )?\b([A-Za-z_$][\w$]*)/g,
  )) {
    if (declaration === undefined) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
}

it('reads the values of an entry point', () => {
  const source = `export { a, b as c } from './a.ts';
export type { T } from './t.ts';
export {
  type U,
  d,
} from './d.ts';`;
  expect(exportedValues(source)).toEqual(['a', 'c', 'd']);
});

it('exports no value that nothing uses', () => {
  expect(entryPoints.length).toBeGreaterThan(20);
  const unused = entryPoints.flatMap((file) => {
    const owner = file.split('/')[1] ?? '';
    if (testPackages.has(owner)) return [];
    return exportedValues(sources.get(file) ?? '')
      .filter((name) => !uses.has(name))
      .map((name) => `${owner}: ${name}`);
  });
  expect(unused.toSorted()).toEqual([...unusedExports.keys()]);
});
