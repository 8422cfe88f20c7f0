import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { PageLink } from './page-link.tsx';

it.each([
  [['/adatvedelem'], '/adatvedelem'],
  [[], undefined],
])('of the written pages %j, the words lead to %s', async (pages, href) => {
  const link = <PageLink href="/adatvedelem">tájékoztató</PageLink>;
  const page = await showInShop(link, {}, '/', undefined, pages);
  expect(page.textContent).toBe('tájékoztató');
  expect(page.querySelector('a')?.getAttribute('href')).toBe(href);
});
