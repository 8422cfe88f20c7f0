import { zugolyConfig } from '@shop/shop-config';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { useOutcomeText } from './outcome-text.ts';

function Outcome() {
  return useOutcomeText()({ kind: 'refused', reason: 'not-saved' });
}

it.each([
  [true, 'Nyugodtan adja le újra'],
  [false, 'nem tudjuk, megérkezett'],
])('calls ordering again safe only where keys make it so: %s', async (idempotencyHeader, words) => {
  const config = { ...zugolyConfig, api: { ...zugolyConfig.api, idempotencyHeader } };
  const page = await showInShop(<Outcome />, {}, '/', config);
  expect(page.textContent).toContain(words);
  expect(page.textContent.includes('Nyugodtan')).toBe(idempotencyHeader);
});
