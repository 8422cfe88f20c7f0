import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Values of entry points that no app, tool or other package code uses, with the reason why they are exported. */
const unusedExports = new Map([
  ['calendar: daysBetween', 'inverse of `addDays`; the properties of working days use it'],
  [
    'calendar: isIsoDate',
    'guard at the edge of a caller: other functions throw for what is no day',
  ],
  ['format: formatDimensions', 'example of the README: how a furniture shop writes sizes'],
  ['invoices: invoiceServiceContract', 'contract suite: the tests of each service run it'],
  ['payments: createMemorySandboxStore', 'tests of shops with a sandbox of their own'],
  ['payments: paymentProviderContract', 'contract suite: the tests of each provider run it'],
  ['payments: suiteNowMs', 'clock of the contract suite: the tests of each provider need it'],
  ['pricing: explainPrice', 'example of the README: why a product has its price'],
  ['pricing: vatContent', 'example of the README: the tax inside a gross price'],
  ['search: catalogSearchContract', 'contract suite: the tests of each engine run it'],
]);

/** Other values of apps and packages that only tests use, with the reason why they are not defined in a test. */
const onlyForTests = new Map([
  [
    'apps/commerce-api/src/db/connect.ts: connectionsOf',
    'sum of the pools beside it: `claims.test.ts` compares the guides with it',
  ],
]);

/** Packages whose exports are for tests. */
const testPackages = new Set(['histories', 'testing']);

const isGenerated = (name: string): boolean =>
  /^(?:node_modules|dist|coverage|\.turbo)$/.test(name);
const isTest = (file: string): boolean =>
  /\.(?:test|spec|stories)\.tsx?$|\/(?:test|e2e|stories)\/|readme-example/.test(file);

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

interface ExportedValue {
  /** Name inside the module. */
  readonly name: string;
  /** Name that importers use. */
  readonly as: string;
}

/**
 * Returns the values that a module exports in a list: its own and re-exported ones. Types are omitted because they have
 * no cost at run time.
 */
export function listedValues(source: string): readonly ExportedValue[] {
  return [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((text) => {
        const [name = '', as = name] = text.split(' as ');
        return { name, as };
      }),
  );
}

/** Returns the names of the values that a module exports at their declaration. */
export function declaredValues(source: string): readonly string[] {
  const declarations = /^export (?:async )?(?:function\*?|const|class|let) ([A-Za-z_$][\w$]*)/gm;
  return [...source.matchAll(declarations)].map(([, name = '']) => name);
}

/** Number of uses of each name in code, without its declaration. */
const uses = new Map<string, number>();
for (const source of sources.values()) {
  const code = source.replaceAll(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^export (?:type )?\{[^}]*\} from .*$/gm,
    '',
  );
  for (const [, declaration, name = ''] of code.matchAll(
    /(\b(?:function\*?|const|class|let) )?\b([A-Za-z_$][\w$]*)/g,
  )) {
    if (declaration === undefined) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
}

/** Modules that are imported as a whole at run time. All of their exports count as used. */
const importedWhole = new Set(
  [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\bimport\('(\.[^']*)'\)/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  ),
);
const listed = new Set([...sources.values()].flatMap(listedValues).map(({ name }) => name));

it('reads the values of a module', () => {
  const source = `export { a, b as c } from './a.ts';
export type { T } from './t.ts';
export {
  type U,
  d,
} from './d.ts';`;
  expect(listedValues(source).map(({ as }) => as)).toEqual(['a', 'c', 'd']);
  expect(listedValues(source).map(({ name }) => name)).toEqual(['a', 'b', 'd']);
  const declarations = `export async function a() {}
function b() {}
export const c = 1;
export type D = 2;`;
  expect(declaredValues(declarations)).toEqual(['a', 'c']);
});

it('exports no value that nothing uses', () => {
  expect(entryPoints.length).toBeGreaterThan(20);
  const unused = entryPoints.flatMap((file) => {
    const owner = file.split('/')[1] ?? '';
    if (testPackages.has(owner)) return [];
    const source = sources.get(file) ?? '';
    return [...listedValues(source).map(({ as }) => as), ...declaredValues(source)]
      .filter((name) => !uses.has(name))
      .map((name) => `${owner}: ${name}`);
  });
  expect(unused.toSorted()).toEqual([...unusedExports.keys()]);
});

it('has no value in an app or a package that only tests use', () => {
  const isLookedAt = (file: string): boolean =>
    /^(?:apps|packages)\//.test(file) &&
    !testPackages.has(file.split('/')[1] ?? '') &&
    !entryPoints.includes(file) &&
    !importedWhole.has(file);
  const unused = [...sources]
    .filter(([file]) => isLookedAt(file))
    .flatMap(([file, source]) =>
      declaredValues(source)
        .filter((name) => !uses.has(name) && !listed.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(unused.toSorted()).toEqual([...onlyForTests.keys()]);
});
