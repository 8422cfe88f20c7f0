import { expect, it, vi } from 'vitest';
import { install, installPrompt, watchInstallPrompt } from './install-prompt.ts';

function offer() {
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
}

it('stores the install prompt of the browser until it is used', async () => {
  const page = new EventTarget();
  watchInstallPrompt(page);
  const event = offer();
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(event.prompt).not.toHaveBeenCalled();
  expect(installPrompt.get()).toBe(event);
  await install();
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(installPrompt.get()).toBeUndefined();
});

it('deletes the install prompt once the shop is installed', () => {
  const page = new EventTarget();
  watchInstallPrompt(page);
  page.dispatchEvent(offer());
  page.dispatchEvent(new Event('appinstalled'));
  expect(installPrompt.get()).toBeUndefined();
});
