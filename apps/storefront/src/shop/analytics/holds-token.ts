/** Longest fragment that is a position on a page, in characters including the `#`. */
const maxPlaceLength = 30;

/**
 * Returns true if the fragment of an address is a token: of an order, a password or a subscription. Scripts of third parties
 * can read the address of the page.
 */
export const holdsToken = (hash: string) => hash.length > maxPlaceLength;
