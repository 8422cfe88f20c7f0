import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { ContentBlock } from './content-block.tsx';

const block = <ContentBlock block={{ type: 'newsletter', title: 'Hírlevél', uid: 'hirek' }} />;

it('subscribes to the list of the page', async () => {
  const page = await showInShop(block);
  expect(page.querySelector('h2')?.textContent).toBe('Hírlevél');
  expect(page.querySelector('form button')?.textContent).toBe('Feliratkozás');
});

it('is left out in a shop without a privacy notice', async () => {
  const page = await showInShop(block, {}, '/', undefined, []);
  expect(page.textContent).toBe('');
});
