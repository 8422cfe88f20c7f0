import type { CustomerAddress, ProfileUpdate } from '@shop/contract';
import type { OutboxTask } from '@shop/sync-queue';

/**
 * The book as that customer changed it last, from the moment of saving until the server's word on it is taken over;
 * `undefined` when nothing of it is on its way: what was refused or could not be sent is not in the book.
 */
export function addressBookInFlight(
  tasks: readonly OutboxTask[],
  customerId: number,
): readonly CustomerAddress[] | undefined {
  const changes = tasks.flatMap(({ call, session, state, acknowledged, body }) => {
    const isOnItsWay = !acknowledged && state !== 'refused' && state !== 'parked';
    if (call !== 'updateMe' || session !== String(customerId) || !isOnItsWay) return [];
    const { addresses } = (body as ProfileUpdate).customer;
    return addresses === undefined ? [] : [addresses];
  });
  return changes.at(-1);
}
