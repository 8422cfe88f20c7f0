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
 * Messages of calls that find their cart ordered. The shop waits 2 s for the calls of a cart before it orders it: on a
 * slow machine a call may take longer. The shopper sees no error.
 */
export const cartWasOrdered = anyOf(
  refusal('410', '/api/cart/(?:pull|shipping-information|shipping-methods|payment-methods)'),
  logged('cart[.](?:pull|totals|shipping-methods|payment-methods)-failed'),
);

/** Path of the files of a page. It prefetches some when the browser is idle, so the missing ones vary. */
export const pageFiles = '/(?:(?:assets|img)/.*|search-names[.]json)';

/** Events with the cause of a failed call. */
const callFailed =
  'cart[.][a-z-]+-failed|checkout[.]totals-failed|content-missing|feed-missing|orders-not-refreshed|product-without|stock-incomplete|wishlist-not-mirrored';

/**
 * Messages of the browser, of `fetch` and of the shop without a network. `paths`: requests without a response, as
 * `/api/cart/.*`. The wishlist of a signed-in customer is fetched at every start, so each journey of a customer that
 * disconnects the network may log a missing response.
 */
export function networkAway(...paths: readonly string[]): RegExp {
  const request = `(?:${paths.join('|')})`;
  return anyOf(
    noResponse('INTERNET_DISCONNECTED|FAILED', request),
    new RegExp(
      `^(?:error: )?(?:(?:Type)?Error: )?(?:no network: )?(?:Unable to preload CSS for|Failed to fetch dynamically imported module:) https?://[^/]+${request}(?:\\n| \\(|$)`,
    ),
    /^(?:error: )?(?:Uncaught \(in promise\) )?(?:(?:Type|Catalog)?Error: )?(?:Failed to fetch|network)(?:\n| \(|$)/,
    new RegExp(
      `^(?:warning|error): (?:${callFailed}) \\{.*\\b(?:network|offline|unreachable|Failed to fetch)\\b`,
    ),
    /^warning: wishlist-not-mirrored \{kind: unavailable\}/,
  );
}
