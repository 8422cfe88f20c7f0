import { toNumber, toRawText, toSources } from '../coerce.ts';
import type { Source } from '../document.ts';
import { isPriced } from './tax-class.ts';
import { ruleClasses, unnamedClassProblem } from './tax-rules.ts';

const mostNamed = 10;

/** Products sold without tax although their class is not 0. */
export interface UntaxedProducts {
  readonly count: number;
  /** Article numbers of the first 10. */
  readonly skus: readonly string[];
}

export interface UntaxedList {
  /** Counts the product if its tax class is missing or has no rule. Accepts stored and completed products. */
  add(product: Source): void;
  products(): UntaxedProducts;
}

/** Creates a list of products that were stored before the import refused their tax class (PR-6). */
export function createUntaxedList(classes: ReadonlySet<number>): UntaxedList {
  let count = 0;
  const skus: string[] = [];
  return {
    add(product) {
      if (!lacksClass(product) && unnamedClassProblem(product, classes) === undefined) return;
      count += 1;
      if (skus.length < mostNamed) skus.push(toRawText(product['sku']) ?? '');
    },
    products: () => ({ count, skus }),
  };
}

/** Batches of stored documents. */
type Batches = AsyncIterable<readonly { readonly source: Source }[]>;

/** Finds the stored products that are sold without tax although their class is not 0. */
export async function findUntaxed(rules: Batches, products: Batches): Promise<UntaxedProducts> {
  const sources: Source[] = [];
  for await (const batch of rules) sources.push(...batch.map(({ source }) => source));
  const list = createUntaxedList(ruleClasses(sources));
  for await (const batch of products) for (const { source } of batch) list.add(source);
  return list.products();
}

/** Returns lines that explain how to repair products without tax; none if all have tax. */
export function untaxedLines({ count, skus }: UntaxedProducts): readonly string[] {
  if (count === 0) return [];
  const moreText = count > skus.length ? ` and ${count - skus.length} more` : '';
  return [
    `stored products: tax_class_id: sold without tax: ${skus.join(', ')}${moreText}: import a tax rule that names their class, or the products with a class of a rule; 0 for articles without tax`,
  ];
}

/** Returns true for an article with a price but no tax class. A product made of parts has the taxes of its parts. */
function lacksClass(product: Source): boolean {
  if (toNumber(product['tax_class_id']) !== undefined) return false;
  const type = product['type_id'];
  if (type === 'bundle' || type === 'grouped') return false;
  const articles =
    type === 'configurable' ? toSources(product['configurable_children']) : [product];
  return articles.some(
    (article) => toNumber(article['tax_class_id']) === undefined && isPriced(article),
  );
}
