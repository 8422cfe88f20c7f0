/** Attribute that contains the address of the page's data file. */
export const pageDataAttribute = 'data-page-state';

/** The id of the element with the data of a page that is not stored, and so has no file. */
export const pageDataElementId = 'page-state';
