/** Expressions of messages in the console, each from its first letter on. Several are joined with {@link anyOf}. */

/** The browser's message of a response with one of these statuses, as `40[04]`, from a path of the shop. */
export function refusal(status: string, path: string): RegExp {
  return new RegExp(
    `^error: Failed to load resource: the server responded with a status of (?:${status}) \\([^)]*\\) \\(https?://[^/]+${path}(?:[?].*)?\\)$`,
  );
}

/** The browser's message of a request that got no response, as `CONNECTION_FAILED`, from a path of the shop. */
export function noResponse(error: string, path: string): RegExp {
  return new RegExp(
    `^error: Failed to load resource: net::ERR_(?:${error}) \\(https?://[^/]+${path}(?:[?].*)?\\)$`,
  );
}

/** An event in the log of the shop, as `cart[.]lost`. */
export function logged(event: string): RegExp {
  return new RegExp(`^(?:warning|error): (?:${event})(?: \\{|$)`);
}

export function anyOf(...messages: readonly RegExp[]): RegExp {
  return new RegExp(messages.map(({ source }) => `(?:${source})`).join('|'), 's');
}

/**
 * Messages of the browser, of `fetch` and of the shop without a network. The wishlist of a signed-in customer is fetched
 * again at every start, so each journey of a customer that cuts the network may log that the server has no answer.
 */
export const networkAway = anyOf(
  noResponse('INTERNET_DISCONNECTED|FAILED', '/.*'),
  /^(?:error: )?(?:Uncaught \(in promise\) )?(?:(?:Type|Catalog)?Error: )?(?:Failed to fetch|(?:no )?network\b)/,
  /^(?:warning|error): [a-z.-]+ \{.*\b(?:network|offline|unreachable|Failed to fetch)\b/,
  /^warning: wishlist-not-mirrored \{kind: unavailable\}/,
);
