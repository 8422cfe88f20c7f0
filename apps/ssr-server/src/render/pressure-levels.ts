/**
 * Levels from which a stale page is not rendered again (`revalidation`), and a page that is not stored is not rendered
 * (`coldPage`).
 */
export const pressureLevels = { revalidation: 1, coldPage: 2 } as const;
