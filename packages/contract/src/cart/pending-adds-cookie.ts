/** Where wishes wait for the page in the shopper's own browser, for how long, and how many. Source: CO-62. */
export const pendingAddsCookie = { name: 'awaited-adds', lifeS: 3_600, most: 20 } as const;
