import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchInstallPrompt } from '../../platform/install-prompt.ts';
import { noteVisit, visitStorage } from '../../shopper/device/visit.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { InstallOffer } from './install-offer.tsx';

/** Begins a visit with this number of articles in the cart. */
function beginVisit(cart: number): void {
  sessionStorage.clear();
  noteVisit('shopper', { get: () => JSON.stringify({ cart }) }, visitStorage());
}

/** Dispatches the browser's install prompt event. */
function offer() {
  const page = new EventTarget();
  watchInstallPrompt(page);
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  page.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
  );
  return { prompt, installed: () => page.dispatchEvent(new Event('appinstalled')) };
}

const text = 'A webáruház a kezdőképernyőre tehető';

beforeEach(() => offer().installed());

it('offers to install the shop from the second visit on, with something in the cart', async () => {
  const { prompt } = offer();
  beginVisit(2);
  const page = await showInShop(<InstallOffer />);
  expect(page.textContent).toContain(text);
  expect(prompt).not.toHaveBeenCalled();
  await act(async () => page.querySelector('button')?.click());
  expect(prompt).toHaveBeenCalledOnce();
  expect(page.textContent).toBe('');
});

it('does not offer it to a shopper whose visit began with an empty cart', async () => {
  offer();
  beginVisit(0);
  expect((await showInShop(<InstallOffer />)).textContent).toBe('');
});

it('does not offer it where the browser cannot install it', async () => {
  beginVisit(2);
  expect((await showInShop(<InstallOffer />)).textContent).toBe('');
});
