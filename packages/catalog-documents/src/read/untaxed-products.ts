import { toNumber, toRawText, toSources } from '../coerce.ts';
import type { Source } from '../document.ts';
import { isPriced } from './tax-class.ts';
import { unnamedClassProblem } from './tax-rules.ts';

const mostNamed = 10;

/** Products that are sold without tax although their class is not 0. */
export interface UntaxedProducts {
  readonly count: number;
  /** Article numbers of the first 10. */
  readonly skus: readonly string[];
}

export interface UntaxedList {
  /** Counts the product if its tax class is missing or of no rule. It may be as stored or completed and priced. */
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

/** Returns true for an article with a price and without a tax class. What consists of others has the taxes of these. */
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
