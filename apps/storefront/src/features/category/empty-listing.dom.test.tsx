import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { EmptyListing } from './empty-listing.tsx';

it.each<[page: string, path: string, state: object, href: string]>([
  ['a category leads to all products', '/konyha', {}, '/osszes-termek'],
  ['all products leads to the home page, not to itself', '/osszes-termek', {}, '/'],
  [
    'a later page of all products leads to the first',
    '/osszes-termek',
    { page: 9 },
    '/osszes-termek',
  ],
  ['a search leads to all products', '/osszes-termek', { search: 'xyzzy' }, '/osszes-termek'],
  [
    'all products with filters leads to those without',
    '/osszes-termek',
    { filters: { color: ['1'] } },
    '/shown',
  ],
])('an empty list of %s', async (_page, path, state, href) => {
  const page = await showInShop(
    <EmptyListing state={{ filters: {}, ...state }} path={path} hrefOf={() => '/shown'} />,
  );
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([href]);
});
