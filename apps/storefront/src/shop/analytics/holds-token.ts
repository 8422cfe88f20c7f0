/** Longest fragment that names a place on a page, in characters with the `#`. */
const maxPlaceLength = 30;

/**
 * Returns true if the fragment of an address is a token: of an order, a password or a subscription. Scripts of third parties
 * can read the address of the page.
 */
export const holdsToken = (hash: string) => hash.length > maxPlaceLength;
