import { builtConfig } from '../../../shop/settings/built-config.ts';
import type { OrderRefusal } from '@shop/checkout';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { useOutcomeText } from './outcome-text.ts';

function Outcome({ reason = 'not-saved' }: { reason?: OrderRefusal }) {
  return useOutcomeText()({ kind: 'refused', reason, text: 'The text of the server.' });
}

it.each([
  [true, 'Nyugodtan adja le újra'],
  [false, 'nem tudjuk, megérkezett'],
])(
  'calls a second attempt safe only where idempotency keys make it so: %s',
  async (idempotencyHeader, words) => {
    const config = { ...builtConfig, api: { ...builtConfig.api, idempotencyHeader } };
    const page = await showInShop(<Outcome />, {}, '/', config);
    expect(page.textContent).toContain(words);
    expect(page.textContent.includes('Nyugodtan')).toBe(idempotencyHeader);
  },
);

it('says that an earlier attempt may have placed the order, and what to do', async () => {
  const page = await showInShop(<Outcome reason="key-used" />);
  expect(page.textContent).toContain('Egy korábbi próbálkozás talán már leadta');
  expect(page.textContent).toContain('kapott-\u2060e visszaigazoló');
});
