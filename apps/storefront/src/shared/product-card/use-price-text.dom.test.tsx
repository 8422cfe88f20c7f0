import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { usePriceText } from './use-price-text.ts';

function Price(product: { readonly price: number; readonly priceFrom?: boolean }) {
  return <p>{usePriceText()(product) ?? 'not known'}</p>;
}

it.each([
  ['a price', { price: 4990 }, '4 990 Ft'],
  ['the lowest of several', { price: 4990, priceFrom: true }, '4 990 Ft-tól'],
  ['no price that is not known', { price: 0 }, 'not known'],
])('[PR-33] says %s', async (_what, product, words) => {
  const page = await showInShop(<Price {...product} />);
  expect(page.textContent?.replace(/\u00a0/g, ' ')).toBe(words);
});
