/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** The name under which a page asks for the reminder and keeps its words. */
export const orderReminder = 'order-reminder';

/** Says that the order can be sent, in the words a page has left; nothing where a page is open or none has. */
export async function remindOfOrder(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const storedReminder = await (await caches.open(orderReminder)).match('/');
  if (storedReminder === undefined || Notification.permission !== 'granted') return;
  const { title, body } = (await storedReminder.json()) as { title: string; body: string };
  await self.registration.showNotification(title, { body, tag: orderReminder, icon: '/icon.svg' });
}

/** The shop in front: a page that is open, else a new one. */
export async function openShop(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) await self.clients.openWindow('/');
  else await open.focus();
}
