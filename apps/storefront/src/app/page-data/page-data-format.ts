/** An answer of the page's data. */
interface QueryData {
  readonly key: readonly unknown[];
  readonly data?: unknown;
  /** Why there is no data: the message of the error. */
  readonly error?: string;
  /** Whether its data are pages that grow. */
  readonly isInfinite?: boolean;
}

/**
 * What the browser hydrates a page with, in a file of its own. It holds no moments: a page that is made again of the
 * same answers has the same data, which the browser then has already.
 */
export interface PageData {
  readonly queries: readonly QueryData[];
  /** Where the addresses on the page lead, for the resolver of addresses, which looks at each itself. */
  readonly routes: Readonly<Record<string, object>>;
}
