/** Marks the place of the products that this device has shown before. */
export const recentlyViewedAttribute = 'data-recently-viewed';

/** Props of the element that holds them. */
export const recentlyViewedPlace = { [recentlyViewedAttribute]: '' };
