import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { idsInTitles } from './spec-rules.ts';

const root = resolve(import.meta.dirname, '../../..');
const document = 'docs/spec/reliability.md';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const promised = [...read(document).matchAll(/^- \*\*(RL-\d+)\*\* /gm)].map(([, id = '']) => id);

const isOutside = (name: string) => /^(?:node_modules|dist|coverage|\.turbo)$/.test(name);
const files = ['apps', 'packages', 'tooling', 'docs'].flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,md}`, { cwd: root, exclude: isOutside }),
);
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

it('reads ids from titles, not from comments and texts', () => {
  const source = `// RL-1 is told elsewhere
    it('[RL-2] [RL-3] does it', () => expect('as RL-4 says').toBe(''));
    it.each([['RL-5', 1]])('$0', () => undefined);`;
  expect([...idsInTitles(source)]).toEqual(['RL-2', 'RL-3', 'RL-5']);
});

it('[RL-15] pnpm runs no code of dependencies that are not listed, and takes none of today', () => {
  const settings = read('pnpm-workspace.yaml');
  const minutes = Number(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1]);
  expect(minutes).toBeGreaterThanOrEqual(24 * 60);
  expect(settings).toMatch(/^strictDepBuilds: true$/m);
  expect(settings).toMatch(/^blockExoticSubdeps: true$/m);
});

it('numbers the promises one by one', () => {
  expect(promised).toEqual(promised.map((_id, index) => `RL-${index + 1}`));
  expect(promised).toHaveLength(15);
});

it('proves each promise by a test whose title names it', () => {
  const proved = new Set(files.filter(isTest).flatMap((file) => [...idsInTitles(read(file))]));
  expect(promised.filter((id) => !proved.has(id))).toEqual([]);
});

it('promises what code, tests and documents name', () => {
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/\bRL-\d+\b/g)]
      .map(([id]) => id)
      .filter((id) => !promised.includes(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
