import type { CartStore, CartEdit } from '../storage/cart-store.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';

/** Returns a function that saves a change of the shopper. Posts one notice until the device can store it. Source: CS-17. */
export function createEditSaver(
  cartStore: CartStore,
  notifications: NotificationQueue,
): (edit: CartEdit) => Promise<void> {
  let isReported = false;
  return async function saveEdit(edit) {
    const result = await cartStore.change(edit);
    if (!result.ok && !isReported) {
      notifications.post({ kind: 'not-saved', reason: result.error.kind });
    }
    isReported = !result.ok;
  };
}
