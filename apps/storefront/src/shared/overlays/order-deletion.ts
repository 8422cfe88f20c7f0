import { atom } from 'jotai';
import type { OutboxTask } from '@shop/sync-queue';

/** Unsent orders to delete after the shopper's confirmation. */
export interface OrderDeletion {
  readonly orders: readonly OutboxTask[];
  remove(): void;
}

/** Deletion that waits for the confirmation. */
export const orderDeletionAtom = atom<OrderDeletion>();
