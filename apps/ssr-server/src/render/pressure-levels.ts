/** From this level on a stale page is not rendered again, and a page that is not stored is not rendered at all. */
export const pressureLevels = { revalidation: 1, coldPage: 2 } as const;
