/** The page of an order for a guest. No server sees what is after `#`; without the token the page asks for a code. */
export const guestOrderPath = (orderNumber: string, access = '') =>
  `/order/${encodeURIComponent(orderNumber)}${access === '' ? '' : `#${access}`}`;
