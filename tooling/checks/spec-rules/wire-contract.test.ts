import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sections as conformanceSections } from '../../../packages/conformance/src/run/sections.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const headings = [...read('docs/spec/wire-contract.md').matchAll(/^##+ (\d(?:\.\d)?)\.? /gm)].map(
  ([, number = '']) => number,
);

const isOutside = (name: string): boolean => /^(?:node_modules|dist|coverage|\.turbo)$/.test(name);
const files = ['apps', 'packages', 'tooling', 'docs'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,md}`, { cwd: root, exclude: isOutside }),
);

/** Returns the sections that a text cites: `wire contract 2.1, 2.2`, also across a line break. */
const citedIn = (text: string): readonly string[] =>
  [...text.matchAll(/wire contract,?(?:\s+\*?)*((?:\d(?:\.\d)?(?:,\s)?)+)/gi)].flatMap(
    ([, numbers = '']) => numbers.match(/\d(?:\.\d)?/g) ?? [],
  );

/** Returns the sections that a check cites: `6, 8` or `1, RL-13`. */
const sectionsOf = (cites: string): readonly string[] =>
  cites.split(', ').filter((id) => /^\d/.test(id));

const checks = conformanceSections.flatMap((section) => section.checks);

it('reads what a comment cites', () => {
  expect(citedIn('Source: wire contract 2.1, 2.2. *Wire contract\n  2.3.*')).toEqual([
    '2.1',
    '2.2',
    '2.3',
  ]);
});

it('has a section for every number that code, documents and checks cite', () => {
  const cited = [
    ...files.flatMap((file) => citedIn(read(file)).map((number) => ({ file, number }))),
    ...checks.flatMap(({ id, cites }) => sectionsOf(cites).map((number) => ({ file: id, number }))),
  ];
  expect(cited.length).toBeGreaterThan(300);
  expect(cited.filter(({ number }) => !headings.includes(number))).toEqual([]);
});

it('has no section without a check of the wire', () => {
  const checked = new Set(checks.flatMap(({ cites }) => sectionsOf(cites)));
  // Section 2 consists of its subsections.
  expect(headings.filter((number) => number !== '2' && !checked.has(number))).toEqual([]);
});

it('cites promises by their number, and no list that is not in docs/spec', () => {
  const cited = files
    .filter((file) => !file.endsWith('.md') && !file.endsWith('wire-contract.test.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(/Source: [^\n]*\b(?:behaviours|reliability,)[^\n]*/g)].map(
        ([words]) => `${file}: ${words}`,
      ),
    );
  expect(cited).toEqual([]);
});
