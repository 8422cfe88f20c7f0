import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { sections as conformanceSections } from '../../../packages/conformance/src/run/sections.ts';
import { readRules } from './spec-rules.ts';

/** Ids of the wire checks that conformance runs. */
const checkIds = new Set(conformanceSections.flatMap(({ checks }) => checks.map(({ id }) => id)));

/**
 * Proof of a product rule in addition to the tests whose titles name it: a rule of a package, or a check of the wire
 * contract.
 */
type Keeper =
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'check'; readonly file: string; readonly id: string };

/** A product rule of `docs/spec/rules.md`. */
export interface ProductRule {
  readonly id: string;
  readonly text: string;
  readonly keepers: readonly Keeper[];
}

/** A product rule with its packages and tests. */
interface CoveredRule extends ProductRule {
  /** Packages that number the rule, with their numbers: `pricing: PR-15, PR-16`. There should be one. */
  readonly homes: readonly string[];
  /** Rules of other packages that cite a rule of its package: `cart-sync: CS-38`. */
  readonly citedBy: readonly string[];
  /** Paths from the root of the files that prove the rule. */
  readonly tests: readonly string[];
  /** Keepers that do not exist, or that no test names. */
  readonly unproved: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly rules: readonly CoveredRule[];
}

const line = /^- \*\*(S\d-\d+)\*\* (.*?)(?: → (.*))?$/gm;
const betweenKeepers = /, (?=[A-Z]{2}-\d|`)/;

function readKeeper(text: string): Keeper {
  const [, file, id = ''] = /^`([^`]+)`: (.+)$/.exec(text) ?? [];
  return file === undefined ? { kind: 'rule', id: text } : { kind: 'check', file, id };
}

/** Returns the rules in the text of a section, in their order. */
export function readProductRules(markdown: string): readonly ProductRule[] {
  return [...markdown.matchAll(line)].map(([, id = '', text = '', keepers]) => ({
    id,
    text,
    keepers: keepers?.split(betweenKeepers).map(readKeeper) ?? [],
  }));
}

const titleStart = /(['"`])((?:\[[^\]\n]*\]\s*)+)/g;
const sentence = /\[(S\d-\d+)\]/g;

/** Returns the product rules that the titles of a test file begin with: `[SC-45] [S9-2] …`. */
export function rulesInTitles(source: string): readonly string[] {
  const starts = [...source.matchAll(titleStart)].map(([, , ids = '']) => ids).join(' ');
  return [...new Set([...starts.matchAll(sentence)].map(([, id = '']) => id))];
}

const isGenerated = (name: string): boolean =>
  /^(?:node_modules|dist|coverage|\.turbo)$/.test(name);

/**
 * Returns the test files of apps and packages, by path from the root, with the product rules that their titles name.
 */
export function readNamedRules(root: string): ReadonlyMap<string, readonly string[]> {
  const files = globSync('{apps,packages}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: isGenerated,
  });
  return new Map(
    files.toSorted().map((file) => [file, rulesInTitles(readFileSync(join(root, file), 'utf8'))]),
  );
}

/** Returns the sections with the package and the tests of each product rule. */
export function readCoverage(root: string): readonly Section[] {
  const packages = readRules(root);
  const named = readNamedRules(root);
  const markdown = readFileSync(join(root, 'docs/spec/rules.md'), 'utf8');

  function cover(rule: ProductRule): CoveredRule {
    const byPackage = new Map<string, readonly string[]>();
    const tests = new Set<string>();
    const unproved: string[] = [];
    for (const keeper of rule.keepers) {
      if (keeper.kind === 'check') {
        if (checkIds.has(keeper.id) && existsSync(join(root, keeper.file))) tests.add(keeper.file);
        else unproved.push(`${keeper.file}: ${keeper.id}`);
        continue;
      }
      const owner = packages.find(({ promised }) => promised.includes(keeper.id));
      const proofs = owner?.proofs.get(keeper.id) ?? [];
      if (owner === undefined || proofs.length === 0) unproved.push(keeper.id);
      for (const proof of proofs) tests.add(proof);
      const name = owner?.name ?? 'no package';
      byPackage.set(name, [...(byPackage.get(name) ?? []), keeper.id]);
    }
    for (const [file, ids] of named) if (ids.includes(rule.id)) tests.add(file);
    const homes = [...byPackage].map(([name, ids]) => `${name}: ${ids.join(', ')}`);
    const own = new Set([...byPackage.values()].flat());
    const citedBy = packages.flatMap(({ name, cited }) => {
      const citing = [...cited].filter(([, others]) => others.some((id) => own.has(id)));
      return citing.length === 0 ? [] : [`${name}: ${citing.map(([id]) => id).join(', ')}`];
    });
    return { ...rule, homes, citedBy, tests: [...tests], unproved };
  }

  return markdown
    .split(/^## /m)
    .slice(1)
    .map((text) => ({
      title: text.slice(0, text.indexOf('\n')),
      rules: readProductRules(text).map(cover),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** Returns the text of `docs/spec/coverage.md`. */
export function coverageText(sections: readonly Section[]): string {
  const link = (file: string) => `[${basename(file)}](${relative('docs/spec', file)})`;
  const tables = sections.map(({ title, rules }) => {
    const rows = rules.map(({ id, text, homes, citedBy, tests }) => {
      const proofs = tests.map(link).join('<br>') || 'none yet';
      return `| ${id} | ${text} | ${homes.join('<br>')} | ${citedBy.join('<br>')} | ${proofs} |`;
    });
    return `## ${title}

| Rule | Promise | Numbered in | Cited by | Proved by |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  });
  const all = sections.flatMap(({ rules }) => rules);
  const proved = all.filter(({ tests, unproved }) => tests.length > 0 && unproved.length === 0);
  return `# Rules and their tests

Generated from [rules.md](./rules.md), the \`SPEC.md\` of the packages and the tests by
\`pnpm unit tooling/checks/spec-rules -u\`. ${proved.length} of ${all.length} rules have a test. Each rule is numbered in one
package; rules of other packages that build on it cite its number.

${tables.join('\n')}`;
}
