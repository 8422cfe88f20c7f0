import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newReview } from './content.ts';
import { orderNumber } from './order.ts';
import { emailAddress } from './scalars.ts';
import {
  longestEmail,
  longestItemsText,
  longestNickname,
  longestOrderNumber,
  longestReview,
  longestReviewTitle,
} from './text-limits.ts';
import { withdrawalRequest } from './withdrawal.ts';

const { title, detail, nickname } = newReview.entries;
const end = '@zugoly.hu';

it.each([
  ['an e-mail address', emailAddress, longestEmail, 254, end],
  ['the number of an order', orderNumber, longestOrderNumber, 40, ''],
  ['the title of a review', title, longestReviewTitle, 100, ''],
  ['the text of a review', detail, longestReview, 4000, ''],
  ['the name below a review', nickname, longestNickname, 100, ''],
  ['what is withdrawn from', withdrawalRequest.entries.items, longestItemsText, 1000, ''],
])('[CO-66] %s takes as many characters as it is said to', (_what, schema, limit, most, ending) => {
  expect(limit).toBe(most);
  expect(v.is(schema, 'a'.repeat(limit - ending.length) + ending)).toBe(true);
  expect(v.is(schema, 'a'.repeat(limit - ending.length + 1) + ending)).toBe(false);
});
