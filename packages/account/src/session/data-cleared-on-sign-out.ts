/** Cause of a session's end: a logout here, a failed renewal, or another tab. */
export type SessionEnd = 'logout' | 'session-lost' | 'other-tab';

/** Data of a shopper on the device beside the session. `tasks`: unsent tasks of the outbox. */
export type SessionData = 'tasks' | 'cart' | 'wishlist' | 'compare' | 'checkout';

const sessionData: readonly SessionData[] = ['tasks', 'cart', 'wishlist', 'compare', 'checkout'];

/**
 * Returns the data to clear when a session ends, in this order; what was looked at, searched for and dismissed stays. Of a
 * session that was lost the tasks are removed before it ends, and its orders wait for their customer.
 * Source: AC-24.
 */
export function dataClearedOnSignOut(end: SessionEnd): readonly SessionData[] {
  return end === 'session-lost' ? sessionData.filter((data) => data !== 'tasks') : sessionData;
}
