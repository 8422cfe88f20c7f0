import type { NewsletterState } from '@shop/contract';
import { ok } from '@shop/kernel';
import { act } from 'react';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';

/** Shows the panel of a customer whose subscription is in `state`, in a shop that has written `pages`. */
async function shownPanel(state: NewsletterState['state'], pages?: readonly string[]) {
  const email = 'anna@example.hu';
  const read = async () => ok({ value: { email, state }, atMs: undefined });
  const shopper = { ownAnswers: { read } } as unknown as ShopperSession;
  const panel = <NewsletterPanel email={email} />;
  const page = await showInShop(panel, shopper, '/', undefined, pages);
  await act(() => expect.poll(() => page.textContent).not.toContain('Betöltés'));
  return page;
}

it('subscribes the address of the account', async () => {
  const page = await shownPanel('none');
  expect(page.querySelector('form button')?.textContent).toBe('Feliratkozás');
});

it('takes no address in a shop without a privacy notice', async () => {
  const page = await shownPanel('none', []);
  expect(page.querySelector('form')).toBeNull();
  expect(page.textContent).toBe('Jelenleg nincs hírlevél.');
});

it('ends a subscription in a shop without a privacy notice', async () => {
  const page = await shownPanel('confirmed', []);
  expect(page.querySelector('button')?.textContent).toBe('Leiratkozás');
});
