/**
 * Attribute of the element around a boundary. While it is closed it is empty, or names the strategy that opens it without
 * a press; it is `open` from hydration on.
 */
export const boundaryAttribute = 'data-h';
export const anyBoundary = `[${boundaryAttribute}]`;
export const closedBoundary = `[${boundaryAttribute}]:not([${boundaryAttribute}="open"])`;
