import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Texts that people write. Generated texts are not checked: the tests that write them use existing names. */
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

/**
 * Returns the paths from the root that a text names in code. Paths with placeholders (`{code}`, `NAME`, `*`) are
 * omitted.
 */
function rootPathsIn(text: string): readonly string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    code.split(/[\s,()]+/),
  );
  return words.filter((word) =>
    /^(?:apps|packages|demo|docs|deploy|tooling|benchmarks)\/(?!.*NAME)[\w./$@[\]-]+$/.test(word),
  );
}

/** Returns the targets of links inside the repository. Links in code are omitted. */
function linksIn(text: string): readonly string[] {
  const prose = text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Paths that exist only as examples: a file that the reader of a guide creates. */
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
