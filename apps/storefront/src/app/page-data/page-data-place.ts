/** Attribute with the address of the page's data file. */
export const pageDataAttribute = 'data-page-state';

/** Attribute with the address of the data file that pages of the store view share. */
export const commonDataAttribute = 'data-common-state';

/** Id of the element with the data of a page that is not stored, and so has no data file. */
export const pageDataElementId = 'page-state';
