import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { InstalmentTable } from './instalment-table.tsx';

const shown = async (total: number, interest_rate: number) => {
  const offer = { amount: 389_990, months: 12, monthly: 32_500, total, interest_rate };
  const page = await showInShop(<InstalmentTable offer={offer} />);
  return (page.textContent ?? '').replaceAll(/\s/g, ' ');
};

it('findings A13: credit without interest repays the price, its last instalment is smaller', async () => {
  const text = await shown(389_990, 0);
  expect(text).toContain('Utolsó törlesztőrészlet32 490 Ft');
  expect(text).toContain('389 990 Ft');
  expect(text).not.toContain('390 000 Ft');
});

it('shows no last instalment that equals the others', async () => {
  expect(await shown(390_000, 12)).not.toContain('Utolsó törlesztőrészlet');
});
