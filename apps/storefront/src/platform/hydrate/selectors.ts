/**
 * Attribute of the element around a boundary. While closed it is empty, or names the strategy that opens it without a
 * press; from hydration on it is `open`.
 */
export const boundaryAttribute = 'data-h';
export const anyBoundary = `[${boundaryAttribute}]`;
export const closedBoundary = `[${boundaryAttribute}]:not([${boundaryAttribute}="open"])`;
