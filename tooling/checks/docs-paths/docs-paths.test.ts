import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Texts written by hand: those that tests write name what exists. */
const texts = globSync(
  [
    '*.md',
    'docs/*.md',
    'docs/{decisions,guides}/*.md',
    'deploy/*.md',
    '{apps,packages}/*/*.md',
    '{demo,tooling,benchmarks}/*.md',
  ],
  { cwd: root },
).sort();

/** Paths from the root that a text names in code, without placeholders (`{code}`, `NAME`, `*`). */
function rootPathsIn(text: string): readonly string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    code.split(/[\s,()]+/),
  );
  return words.filter((word) =>
    /^(?:apps|packages|demo|docs|deploy|tooling|benchmarks)\/(?!.*NAME)[\w./$@[\]-]+$/.test(word),
  );
}

/** Targets of links inside the repository, outside of code. */
function linksIn(text: string): readonly string[] {
  const prose = text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Paths of examples: the file of a guide that its reader writes. */
const examples = new Set(['demo/content/campaigns/tavasz.json']);

it('every path that a text names exists', () => {
  expect(texts.length).toBeGreaterThan(100);
  const missing = texts.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const links = linksIn(text).filter((target) => !existsSync(join(root, dirname(file), target)));
    const paths = rootPathsIn(text).filter((path) => !existsSync(join(root, path)));
    return [...links, ...paths]
      .filter((path) => !examples.has(path))
      .map((path) => `${file}: ${path}`);
  });
  expect(missing).toEqual([]);
});
