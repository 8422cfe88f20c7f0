/** First part of the key of every listing query. */
export const listingKey = 'listing';
