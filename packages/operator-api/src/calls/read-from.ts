/** Milliseconds in which a transaction that changes an order ends. */
const longestChangeMs = 60_000;

/**
 * Returns the moment that a list of orders or events since `since` begins at: a minute earlier, because the time of a change is
 * that of its beginning, and it is visible at its end. Source: OA-11.
 */
export const readFrom = (since: Date): Date => new Date(since.getTime() - longestChangeMs);
