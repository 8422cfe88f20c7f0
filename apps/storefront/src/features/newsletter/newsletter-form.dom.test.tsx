import { createClaims } from '@shop/saved-lists';
import { createFakeClock, createMemoryStore, silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { sendForm, showInShop } from '../../test/show-in-shop.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

// findings G, newsletter address
it('prefills the email address entered on this device before', async () => {
  const claims = createClaims({
    store: createMemoryStore(),
    clock: createFakeClock(),
    log: silentLog,
  });
  const outbox = {
    queue: async () => ({ ok: true, value: { taskId: 't' } }),
    outcome: async () => ({ state: 'done' }),
  };
  const shopper = { claims, outbox, connectivity: { isOnline: () => true } };
  const form = <NewsletterForm place="footer" />;
  const page = await showInShop(form, shopper as unknown as ShopperSession);
  page.querySelector<HTMLInputElement>('[name="consent"]')?.click();
  await sendForm(page, { email: 'anna@example.hu' });
  await expect
    .poll(async () => (await claims.check('newsletter-email'))?.value)
    .toBe('anna@example.hu');

  const later = await showInShop(form, shopper as unknown as ShopperSession);
  await expect
    .poll(() => later.querySelector<HTMLInputElement>('[name="email"]')?.value)
    .toBe('anna@example.hu');
});
