import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { ChosenFilters } from './chosen-filters.tsx';

it('a chosen span of a measure has the decimal mark of the language on both sides', async () => {
  const state = { filters: {}, measures: { width_cm: { from: 12.5, to: 20.5 } } };
  const page = await showInShop(
    <ChosenFilters facets={[]} words={[]} state={state} hrefOf={() => '/shown'} />,
  );
  expect(page.textContent).toContain('12,5–20,5\u00a0cm');
});
