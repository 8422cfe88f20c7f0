import type { Checkout, CheckoutState } from '@shop/checkout';
import { act } from 'react';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { AcceptTerms } from './accept-terms.tsx';

it('[CH-42] the terms and the privacy notice are accepted each with its own box', async () => {
  const calls: unknown[] = [];
  const checkout = { accept: (accepted: unknown) => calls.push(accepted) } as unknown as Checkout;
  const state = {
    accepted: { terms: false, privacy: true },
    problems: [],
  } as unknown as CheckoutState;
  const page = await showInShop(<AcceptTerms checkout={checkout} state={state} />);
  const box = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  expect([box('terms')?.checked, box('privacy')?.checked]).toEqual([false, true]);
  await act(async () => box('terms')?.click());
  await act(async () => box('privacy')?.click());
  expect(calls).toEqual([{ terms: true }, { privacy: false }]);
});
