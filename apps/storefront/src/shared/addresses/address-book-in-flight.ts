import type { CustomerAddress, ProfileUpdate } from '@shop/contract';
import type { OutboxTask } from '@shop/sync-queue';

/**
 * Returns the saved addresses in the customer's last change that the server has not confirmed yet; `undefined` if there
 * is none. A rejected or parked change does not count.
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
