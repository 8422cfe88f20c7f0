import 'fake-indexeddb/auto';
import { createOutbox } from '@shop/sync-queue';
import { expect, it, vi } from 'vitest';
import { createBrowserShop } from '../../app/start/browser-shop.ts';
import { builtConfig } from '../../shop/settings/built-config.ts';
import type { Settings } from '../../shop/settings/settings.ts';

vi.mock('@shop/sync-queue', async (importOriginal) => {
  const original = await importOriginal<typeof import('@shop/sync-queue')>();
  return {
    ...original,
    createOutbox: vi.fn<typeof original.createOutbox>(original.createOutbox),
  };
});

it.each([true, false])(
  '[S4-38] the outbox sends orders made offline without a question if the settings state so: %s',
  async (automaticTransmission) => {
    vi.mocked(createOutbox).mockClear();
    const settings = {
      storeCode: 'hu',
      multistore: false,
      shopHost: '',
      pages: [],
      overrides: { orders: { ...builtConfig.orders, automaticTransmission } },
    } as unknown as Settings;
    const { outbox, queuedOrders } = await createBrowserShop(settings).shopper.start();
    const [[config, ports] = []] = vi.mocked(createOutbox).mock.calls;
    expect(config?.automaticTransmission).toBe(automaticTransmission);
    // On the thank-you page it asks nothing either.
    expect(ports?.isOnThankYouPage?.()).toBe(false);
    window.history.pushState(undefined, '', '/thank-you');
    expect(ports?.isOnThankYouPage?.()).toBe(true);
    window.history.pushState(undefined, '', '/');
    // The last writes of the start must finish before the window closes.
    await outbox.process();
    await queuedOrders.prune();
  },
);
