import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { invitationClaim } from './invitation-claim.ts';
import { NewsletterPopup } from './newsletter-popup.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['asks whether it is the moment', undefined, 1],
  ['invites nobody in a shop without a privacy notice', [], 0],
])('%s', async (_title, pages, calls) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const check = vi.fn<(claim: string) => Promise<unknown>>(async () => ({}));
  const shopper = { claims: { check }, connectivity: { isOnline: () => true } };
  const session = shopper as unknown as ShopperSession;
  await showInShop(<NewsletterPopup />, session, '/', undefined, pages);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  // The form of the dialog also reads a claim: the address that this device knows.
  const claims = check.mock.calls.map(([claim]) => claim);
  expect(claims.filter((claim) => claim === invitationClaim)).toHaveLength(calls);
});
