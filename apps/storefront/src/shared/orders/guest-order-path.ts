/**
 * Returns the path of a guest's order page. The hash is not sent to a server; without the token the page asks for a
 * code.
 */
export const guestOrderPath = (orderNumber: string, access = '') =>
  `/order/${encodeURIComponent(orderNumber)}${access === '' ? '' : `#${access}`}`;
