/** Attribute of the section with the products that were viewed on this device. */
export const recentlyViewedAttribute = 'data-recently-viewed';

/** Props of the element that contains them. */
export const recentlyViewedPlace = { [recentlyViewedAttribute]: '' };
