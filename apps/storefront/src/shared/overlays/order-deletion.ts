import { atom } from 'jotai';
import type { OutboxTask } from '@shop/sync-queue';

/** Orders that have not been sent and are to be deleted once the shopper has said so. */
export interface OrderDeletion {
  readonly orders: readonly OutboxTask[];
  remove(): void;
}

/** The deletion that is asked about. */
export const orderDeletionAtom = atom<OrderDeletion>();
