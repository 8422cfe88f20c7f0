/** Cause of a session's end: a logout here, a failed renewal, or another tab. */
export type SessionEnd = 'logout' | 'session-lost' | 'other-tab';

/** A shopper's data on the device, besides the session. `tasks`: unsent tasks of the outbox. */
export type SessionData = 'tasks' | 'cart' | 'wishlist' | 'compare' | 'checkout';

const sessionData: readonly SessionData[] = ['tasks', 'cart', 'wishlist', 'compare', 'checkout'];

/**
 * Returns the data to clear when a session ends, in this order. Viewed products, searches and dismissed notices stay.
 * When a session is lost, its tasks are removed before it ends, and its orders wait for their customer. Source: AC-24.
 */
export function dataClearedOnSignOut(end: SessionEnd): readonly SessionData[] {
  return end === 'session-lost' ? sessionData.filter((data) => data !== 'tasks') : sessionData;
}
