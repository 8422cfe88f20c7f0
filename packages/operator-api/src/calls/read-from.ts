/** Maximum duration of a transaction that changes an order, in milliseconds. */
const longestChangeMs = 60_000;

/**
 * Returns the start time of a list of orders or events since `since`: one minute earlier, because a change has the time
 * at which its transaction began, and is visible only at the end of the transaction. Source: OA-11.
 */
export const readFrom = (since: Date): Date => new Date(since.getTime() - longestChangeMs);
