import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLine, type Source } from '@shop/catalog-documents';
import {
  countriesWithoutRate,
  ruleClasses,
  unnamedClassProblem,
} from '@shop/catalog-documents/import';
import type { ShopConfig } from '@shop/shop-config';

/** A document of a catalog file, and its position as `FILE:LINE`. */
interface PlacedDocument {
  readonly place: string;
  readonly source: Source;
}

/**
 * Returns a line for each product of a content folder that would be sold without tax: its class has no tax rule, or the
 * rules of the class have no rate for a country of sale. Ignores lines that an import refuses.
 */
export function catalogTaxProblems(
  contentDir: string,
  shop: Pick<ShopConfig, 'stores' | 'tax'>,
): readonly string[] {
  const folder = join(contentDir, 'catalog');
  if (!existsSync(folder)) return [];
  const files = globSync('*.ndjson', { cwd: folder }).toSorted();
  const documents = files.map((name) => documentsOf(join(folder, name)));
  const rules = documents.flatMap(({ rules: documentRules }) => documentRules);
  const sources = rules.map(({ source }) => source);
  const classes = ruleClasses(sources);
  const products = documents.flatMap(({ products: documentProducts }) =>
    documentProducts.flatMap(({ place, source }) => {
      const problem = unnamedClassProblem(source, classes);
      return problem === undefined ? [] : [`${place}: ${problem}`];
    }),
  );
  const countries = countriesWithoutRate(sources, countriesOfSale(shop)).map(
    ({ rule, taxClass, country }) =>
      `${rules[rule]?.place}: rates: class ${taxClass} has none for ${country}, where the shop sells; add one, with rate 0 if no tax is due there`,
  );
  return [...products, ...countries];
}

/** Returns the countries whose tax applies: those of the shop's views. Source: SC-8, SC-36. */
export function countriesOfSale({
  stores,
  tax,
}: Pick<ShopConfig, 'stores' | 'tax'>): readonly string[] {
  const ownCountry = tax.defaultCountry === '' ? tax.fallbackCountry : tax.defaultCountry;
  const otherViews = stores.views.filter(
    ({ code }) => stores.multistore && code !== stores.defaultCode,
  );
  return [ownCountry, ...otherViews.map(({ country }) => country)];
}

function documentsOf(file: string): {
  readonly rules: readonly PlacedDocument[];
  readonly products: readonly PlacedDocument[];
} {
  const rules: PlacedDocument[] = [];
  const products: PlacedDocument[] = [];
  for (const [at, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (!line.includes('taxrule') && !line.includes('tax_class_id')) continue;
    const checked = checkLine(line);
    if (!checked.ok || checked.document.source === undefined) continue;
    const { type, source } = checked.document;
    const list = type === 'taxrule' ? rules : type === 'product' ? products : undefined;
    list?.push({ place: `${file}:${at + 1}`, source });
  }
  return { rules, products };
}
