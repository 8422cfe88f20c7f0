import { toNumber, toRawText, toSources } from '../coerce.ts';
import type { Source } from '../document.ts';
import type { Outcome, RefusedDocument } from '../import/import-lines.ts';
import { checkLine, type ImportedDocument } from './import-line.ts';
import type { LineSource } from './line-source.ts';
import { openLines } from './open-lines.ts';

/** Returns the tax classes of these rules. `rules`: sources of documents. */
export function ruleClasses(rules: Iterable<Source>): ReadonlySet<number> {
  const classes = new Set<number>();
  for (const { product_tax_class_ids: ids } of rules) {
    for (const id of Array.isArray(ids) ? ids : []) {
      const taxClass = toNumber(id);
      if (taxClass !== undefined) classes.add(taxClass);
    }
  }
  return classes;
}

/**
 * Reads the tax classes of all rules in document files, or in lines in memory: rules may follow products.
 * Errors: rejects if a file cannot be read.
 */
export async function ruleClassesOf(
  sources: readonly (string | LineSource)[],
): Promise<ReadonlySet<number>> {
  const rules: Source[] = [];
  for (const source of sources) {
    const { lines } = typeof source === 'string' ? openLines(source) : source;
    for await (const line of lines) {
      const rule = line === undefined ? undefined : ruleOf(line);
      if (rule !== undefined) rules.push(rule);
    }
  }
  return ruleClasses(rules);
}

/** Returns the tax rule in a line of a file of documents. */
export function ruleOf(line: string): Source | undefined {
  if (!line.includes('taxrule')) return undefined;
  const checked = checkLine(line);
  return checked.ok && checked.document.type === 'taxrule' ? checked.document.source : undefined;
}

/** Returns the path of a tax class without a rule: its product would have no tax. Class 0 is untaxed (PR-6). */
export function unnamedClassProblem(
  source: Source,
  classes: ReadonlySet<number>,
): string | undefined {
  const ownProblem = unnamedClass(source, classes, '');
  if (ownProblem !== undefined) return ownProblem;
  return toSources(source['configurable_children'])
    .map((child, at) => unnamedClass(child, classes, `configurable_children.${at}.`))
    .find((problem) => problem !== undefined);
}

function unnamedClass(
  source: Source,
  classes: ReadonlySet<number>,
  path: string,
): string | undefined {
  const taxClass = toNumber(source['tax_class_id']) ?? 0;
  if (taxClass <= 0 || classes.has(taxClass)) return undefined;
  return `${path}tax_class_id: no tax rule names class ${taxClass}: load its rule first; 0 for an article without tax`;
}

/** Stores documents, except products whose tax class no rule names, neither in `classes` nor among the documents. */
export async function storeTaxed(
  documents: readonly ImportedDocument[],
  classes: ReadonlySet<number>,
  store: (
    documents: readonly ImportedDocument[],
  ) => Promise<readonly (Outcome | RefusedDocument)[]>,
): Promise<readonly (Outcome | RefusedDocument)[]> {
  const sources = documents.flatMap(({ type, source }) =>
    type === 'taxrule' && source !== undefined ? [source] : [],
  );
  const knownClasses = new Set([...classes, ...ruleClasses(sources)]);
  const problems = documents.map(({ type, source }) =>
    type === 'product' && source !== undefined
      ? unnamedClassProblem(source, knownClasses)
      : undefined,
  );
  const outcomes = [...(await store(documents.filter((_, at) => problems[at] === undefined)))];
  return problems.map((problem) =>
    problem === undefined ? (outcomes.shift() ?? 'unchanged') : { refused: problem },
  );
}

/** Returns the classes of a rule with the countries for which no rule of the class has a rate. */
export function countriesWithoutRate(
  rules: readonly Source[],
  countries: Iterable<string>,
): readonly { readonly rule: number; readonly taxClass: number; readonly country: string }[] {
  const sold = [...new Set(countries)];
  const taxed = new Set(
    rules.flatMap((rule) =>
      toSources(rule['rates']).flatMap((rate) =>
        [...ruleClasses([rule])].map((id) => `${id} ${toRawText(rate['tax_country_id']) ?? ''}`),
      ),
    ),
  );
  const seenClasses = new Set<number>();
  return rules.flatMap((rule, at) => {
    const classes = [...ruleClasses([rule])].filter((id) => id > 0 && !seenClasses.has(id));
    for (const id of classes) seenClasses.add(id);
    return classes.flatMap((taxClass) =>
      sold
        .filter((country) => !taxed.has(`${taxClass} ${country}`))
        .map((country) => ({ rule: at, taxClass, country })),
    );
  });
}
