import { expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserShop } from './browser-shop.ts';
import type { Settings } from '../../shop/settings/settings.ts';

it('reports to callers only that the shopper’s code cannot be loaded', async () => {
  const unheard = vi.fn<() => void>();
  process.on('unhandledRejection', unheard);
  onTestFinished(() => void process.off('unhandledRejection', unheard));
  const settings = { storeCode: 'hu', multistore: false, shopHost: '', pages: [], overrides: {} };
  const { shopper } = createBrowserShop(settings as unknown as Settings);
  Object.defineProperty(settings, 'storeCode', {
    get() {
      throw new Error('Gone with an older build');
    },
  });
  await expect(shopper.start()).rejects.toThrow('Gone');
  await expect(shopper.start()).rejects.toThrow('Gone');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(unheard).not.toHaveBeenCalled();
});
