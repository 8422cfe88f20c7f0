/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** Sync tag of the reminder, and the cache in which a page stores its text. */
export const orderReminder = 'order-reminder';

/**
 * Shows a notification that the order can be sent, with the text that a page has stored. Does nothing if a page is
 * visible or no text is stored.
 */
export async function remindOfOrder(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const storedReminder = await (await caches.open(orderReminder)).match('/');
  if (storedReminder === undefined || Notification.permission !== 'granted') return;
  const { title, body } = (await storedReminder.json()) as { title: string; body: string };
  await self.registration.showNotification(title, { body, tag: orderReminder, icon: '/icon.svg' });
}

/** Focuses an open page of the shop, else opens a new one. */
export async function openShop(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) await self.clients.openWindow('/');
  else await open.focus();
}
