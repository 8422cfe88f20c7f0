/** Begins the key of every query for a listing. */
export const listingKey = 'listing';
