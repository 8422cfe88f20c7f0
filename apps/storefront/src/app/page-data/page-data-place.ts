/** Attribute that contains the address of the page's data file. */
export const pageDataAttribute = 'data-page-state';

/** Attribute that contains the address of the data file that pages of the store view have in common. */
export const commonDataAttribute = 'data-common-state';

/** The id of the element with the data of a page that is not stored, and so has no file. */
export const pageDataElementId = 'page-state';
