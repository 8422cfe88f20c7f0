import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The rules in the SPEC.md of a package, and the rules that its tests name. */
export interface PackageRules {
  readonly name: string;
  /** Rule ids in the order of the document: `MO-1`. */
  readonly promised: readonly string[];
  /** Rules of other packages that a rule cites, by the id of the rule. */
  readonly cited: ReadonlyMap<string, readonly string[]>;
  readonly proved: ReadonlySet<string>;
  /** Test files that name a rule, as paths from the root, by rule id and in order. */
  readonly proofs: ReadonlyMap<string, readonly string[]>;
  /** Text of its README. */
  readonly readme: string;
  /** Titles of tests that name no rule, with their file. */
  readonly nameless: readonly string[];
}

const definition = /^(?:- \*\*|\| )([A-Z]{2}-\d+)(?:\*\*| \|)/gm;
const mention = /\b[A-Z]{2}-\d+\b/g;
const plainTitle = /\b(?:it|test)\(\s*(['"`])((?:(?!\1).)*)\1/g;
const tableTitle = /\b(?:it|test)\.each(?:<[^(]*>)?\([\s\S]*?\)\(\s*(['"`])((?:(?!\1).)*)\1/g;

/** Matches the ids in brackets at the start of a title, and ids in a cell of a test table that its title shows. */
const titleIds =
  /(['"`])((?:\[[A-Z]{2}-\d+[^\]\n]*\]\s*)+|[A-Z]{2}-\d+(?:, [A-Z]{2}-\d+)*(?=\1|[ :]))/g;

/**
 * Returns the rules that the titles of a test file name. A rule named only in a comment or in a test body is not
 * proved.
 */
export function idsInTitles(source: string): ReadonlySet<string> {
  return new Set(
    [...source.matchAll(titleIds)].flatMap(([, , ids = '']) =>
      [...ids.matchAll(mention)].map(([id]) => id),
    ),
  );
}

/** Returns the rules of a SPEC.md with their text, up to the next rule, empty line or heading. */
function readDefinitions(
  markdown: string,
): readonly { readonly id: string; readonly text: string }[] {
  return [...markdown.matchAll(definition)].map((found) => {
    const rest = markdown.slice(found.index + found[0].length);
    return { id: found[1] ?? '', text: rest.split(/\n(?=- \*\*|\| |\n|#)/, 1)[0] ?? '' };
  });
}

/** Returns true if both ids begin with the same letters: they are rules of one package. */
function isKin(id: string, other: string): boolean {
  return id.slice(0, 2) === other.slice(0, 2);
}

/** Reads the rules of every package that has a SPEC.md. */
export function readRules(root: string): readonly PackageRules[] {
  return globSync('packages/*/SPEC.md', { cwd: root })
    .sort()
    .map((file) => {
      const folder = join(root, file, '..');
      const rules = readDefinitions(readFileSync(join(root, file), 'utf8'));
      const promised = rules.map(({ id }) => id);
      const cited = new Map(
        rules.map(({ id, text }) => [
          id,
          [...text.matchAll(mention)].map(([other]) => other).filter((other) => !isKin(id, other)),
        ]),
      );
      const prefixes = new Set(promised.map((id) => id.slice(0, 2)));
      const proofs = new Map<string, readonly string[]>();
      const nameless: string[] = [];
      for (const test of globSync('src/**/*.test.{ts,tsx}', { cwd: folder }).sort()) {
        const source = readFileSync(join(folder, test), 'utf8');
        for (const id of idsInTitles(source)) {
          if (!prefixes.has(id.slice(0, 2))) continue;
          proofs.set(id, [...(proofs.get(id) ?? []), join(dirname(file), test)]);
        }
        for (const [, , title = ''] of [
          ...source.matchAll(plainTitle),
          ...source.matchAll(tableTitle),
        ]) {
          if (!/^\[(?:[A-Z]{2}-\d|%s|\$)/.test(title)) nameless.push(`${test}: ${title}`);
        }
      }
      const name = file.split('/')[1] ?? file;
      const readme = readFileSync(join(folder, 'README.md'), 'utf8');
      return { name, promised, cited, proved: new Set(proofs.keys()), proofs, readme, nameless };
    });
}
