import { listingKey } from '../../../queries/listings/listing-key.ts';
import type { AnswerKind } from './answer-store.ts';

/** Rule of a query whose response other requests may reuse: its tags in addition to the products in it. */
export interface AnswerRule {
  readonly kind: AnswerKind;
  readonly maxAgeMs: number;
  readonly tags?: (queryKey: readonly unknown[]) => readonly string[];
}

/** Responses whose changes the change feed reports completely. */
const namedMs = 600_000;
/**
 * Responses whose changes the feed reports in part: the tags of a list do not cover the position that a removed product
 * frees, and files of the shop have no tags. They expire with a stored page.
 */
const namedInPartMs = 60_000;

const categoryOf = ([, , id]: readonly unknown[]) => (typeof id === 'number' ? [`C${id}`] : []);
const productOf = ([, , id]: readonly unknown[]) => (typeof id === 'number' ? [`P${id}`] : []);

const frame: AnswerRule = { kind: 'frame', maxAgeMs: namedMs };
const products: AnswerRule = { kind: 'shelf', maxAgeMs: namedInPartMs };

/**
 * Rules by the first entry of the query key. A query without a rule is fetched for each request, because its tags are
 * unknown.
 */
const rules: Readonly<Record<string, AnswerRule>> = {
  'category-tree': frame,
  colors: frame,
  'option-attributes': frame,
  'content-page': frame,
  stores: frame,
  banners: { kind: 'frame', maxAgeMs: namedInPartMs },
  product: { kind: 'shelf', maxAgeMs: namedMs },
  parts: products,
  reviews: { kind: 'shelf', maxAgeMs: namedMs, tags: productOf },
  facets: { ...products, tags: categoryOf },
  [listingKey]: { ...products, tags: categoryOf },
  'new-collection': products,
  bestsellers: products,
  'content-products': products,
};

export const answerRule = ([name]: readonly unknown[]): AnswerRule | undefined =>
  typeof name === 'string' && Object.hasOwn(rules, name) ? rules[name] : undefined;
