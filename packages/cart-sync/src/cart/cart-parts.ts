import type { CartStore, CartEdit } from '../storage/cart-store.ts';
import type { NotificationQueue } from '../notices/notification-queue.ts';

/** Parts of a cart that its actions use. */
export interface CartParts {
  readonly cartStore: CartStore;
  readonly notifications: NotificationQueue;
  /** Saves a change of the shopper, and posts a notice when the device cannot store it. */
  readonly saveEdit: (edit: CartEdit) => Promise<void>;
  /** Requests a sync after a change. */
  readonly requestSync: () => void;
  /** Tracks a background task. */
  readonly track: (task: Promise<unknown>) => void;
}
