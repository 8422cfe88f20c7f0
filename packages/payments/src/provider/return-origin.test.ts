import { expect, it } from 'vitest';
import { returnOrigin } from './return-origin.ts';

const shop = 'https://shop.example/de';

it.each([
  [undefined, shop],
  ['null', shop],
  ['https://shop.example:3001', 'https://shop.example:3001'],
  ['http://shop.example:3001', shop],
  ['https://foreign.example', shop],
])('[PA-39] a payer of a page of %s returns to %s', (pageOrigin, origin) => {
  expect(returnOrigin(shop, pageOrigin)).toBe(origin);
});
