import { newReview } from '@shop/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defaultFormRules as rules } from '../fields/form-rules.ts';
import { validateProductReview, type ProductReviewDetails } from './validate-product-review.ts';

const whole = { rating: '5', title: 'Jó szék', detail: 'Kényelmes és szép.', nickname: 'Kata' };

it.each<[story: string, typed: Partial<ProductReviewDetails>, found: readonly string[]]>([
  ['a whole one', {}, []],
  ['one without stars', { rating: '' }, ['rating required']],
  ['one without a title', { title: ' ' }, ['title required']],
  ['one as long as they may be', { title: 'a'.repeat(100), detail: 'a'.repeat(4000) }, []],
  ['one with too long a title', { title: 'a'.repeat(101) }, ['title too-long']],
  ['one without a text', { detail: '' }, ['detail required']],
  ['one with too long a text', { detail: 'a'.repeat(4001) }, ['detail too-long']],
  ['one of nobody', { nickname: '' }, ['nickname required']],
  ['one of a letter', { nickname: 'K' }, ['nickname too-short']],
  ['one of too long a name', { nickname: 'a'.repeat(101) }, ['nickname too-long']],
])('[FM-22] a review is checked field by field: %s', (_story, typed, found) => {
  const review = { ...whole, ...typed };
  const problems = validateProductReview(review, rules);
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(found);
  // Input accepted here is accepted on the wire.
  const sent = { ...review, product_id: 1, rating: Number(review.rating) };
  expect(found.length > 0 || v.is(newReview, sent)).toBe(true);
});
