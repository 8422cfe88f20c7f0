import { listingKey } from '../../queries/listings/listing-key.ts';
import type { AnswerKind } from './answer-store.ts';

/** Which answers to a query may be used for other requests, and what they are about besides the products in them. */
export interface AnswerRule {
  readonly kind: AnswerKind;
  readonly maxAgeMs: number;
  readonly tags?: (queryKey: readonly unknown[]) => readonly string[];
}

/** What the change feed names completely. */
const namedMs = 600_000;
/**
 * What the feed names in part: a product that leaves a list takes a place away which no tag of the list knows, and files
 * of the shop have no tags. As long as a stored page is fresh.
 */
const namedInPartMs = 60_000;

const categoryOf = ([, , id]: readonly unknown[]) => (typeof id === 'number' ? [`C${id}`] : []);
const productOf = ([, , id]: readonly unknown[]) => (typeof id === 'number' ? [`P${id}`] : []);

const frame: AnswerRule = { kind: 'frame', maxAgeMs: namedMs };
const products: AnswerRule = { kind: 'shelf', maxAgeMs: namedInPartMs };

/**
 * By the first word of the query's key. A query without a rule is asked anew for each request: nobody has made sure that
 * its tags are known.
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
