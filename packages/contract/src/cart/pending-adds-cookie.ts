/** Cookie that holds pending additions: its name, lifetime in seconds and maximum number of entries. Source: CO-62. */
export const pendingAddsCookie = { name: 'awaited-adds', lifeS: 3_600, most: 20 } as const;
