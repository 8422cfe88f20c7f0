/** How a session ends on a device: by a logout here, because it could not be renewed, or by another tab. */
export type SessionEnd = 'logout' | 'session-lost' | 'other-tab';

/** What of a shopper lies on the device beside the session. `tasks`: what the outbox has not sent yet. */
export type SessionData = 'tasks' | 'cart' | 'wishlist' | 'compare' | 'checkout';

const sessionData: readonly SessionData[] = ['tasks', 'cart', 'wishlist', 'compare', 'checkout'];

/**
 * What leaves the device with a session, in this order; what was looked at, searched for and dismissed stays. Of a
 * session that was lost the tasks are let go of before it ends, and its orders wait for their customer.
 * Source: AC-51.
 */
export function dataClearedOnSignOut(end: SessionEnd): readonly SessionData[] {
  return end === 'session-lost' ? sessionData.filter((data) => data !== 'tasks') : sessionData;
}
