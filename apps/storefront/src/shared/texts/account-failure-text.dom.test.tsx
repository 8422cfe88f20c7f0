import type { AccountFailure } from '@shop/account';
import { errorCodes } from '@shop/contract';
import { defineShopConfig } from '@shop/shop-config';
import { afterEach, expect, it, vi } from 'vitest';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { useAccountFailureText } from './account-failure-text.ts';

const text = 'The text of the server';
const refusals: readonly AccountFailure[] = [
  { kind: 'rejected', code: 400, text },
  ...errorCodes.map((error) => ({ kind: 'rejected', code: 400, error, text }) as const),
];

afterEach(() => vi.restoreAllMocks());

function Texts() {
  const failureText = useAccountFailureText();
  return (
    <ul>
      {refusals.map((failure) => (
        <li key={JSON.stringify(failure)}>{failureText(failure)}</li>
      ))}
    </ul>
  );
}

it('shows the text of the shop for every refusal of the contract, never that of the server', async () => {
  const page = await showInShop(<Texts />);
  const shown = [...page.querySelectorAll('li')].map((line) => line.textContent);
  expect(shown).toHaveLength(refusals.length);
  expect(shown.filter((line) => line === '' || line.includes(text))).toEqual([]);
});

it('[SC-45] [S8-7] shows the text of the server where the settings say so', async () => {
  const config = defineShopConfig(builtConfig, { screen: { serverRefusalTexts: true } });
  const page = await showInShop(<Texts />, {}, '/', config);
  const shown = [...page.querySelectorAll('li')].map((line) => line.textContent);
  expect(new Set(shown)).toEqual(new Set([text]));
});

it('says of an opened link that it has expired', async () => {
  const page = await showInShop(<Texts />);
  const indexOf = (code: string) =>
    refusals.findIndex((failure) => failure.kind === 'rejected' && failure.error === code);
  const lines = [...page.querySelectorAll('li')];
  for (const code of ['reset-invalid', 'email-change-invalid', 'link-invalid'])
    expect(lines[indexOf(code)]?.textContent).toBe(
      'A link lejárt, vagy már felhasználták. Kérjen újat.',
    );
});

function Unreachable() {
  return useAccountFailureText()({ kind: 'network', reason: 'unreachable' });
}

it.each([
  [true, 'A webáruház most nem érhető el. Próbálja újra néhány perc múlva.'],
  [false, 'Ehhez internetkapcsolat kell. Próbálja újra, ha van kapcsolat.'],
])(
  'names the network where a call fails and the browser is online: %s',
  async (isOnline, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    expect((await showInShop(<Unreachable />)).textContent).toBe(words);
  },
);
