/** Path of the name index within a store view. */
export const nameIndexPath = '/search-names.json';
