/** An answer of the page's data. */
interface QueryData {
  readonly key: readonly unknown[];
  readonly data?: unknown;
  /** Message of the error that left the page without data. */
  readonly error?: string;
  /** Whether its data are pages that grow. */
  readonly isInfinite?: boolean;
}

/**
 * Data that the browser hydrates a page with, in a file of its own. It contains no timestamps: the same responses give
 * the same file, which the browser may have cached.
 */
export interface PageData {
  readonly queries: readonly QueryData[];
  /** Targets of the addresses on the page, for the resolver, which validates each. Their `path` is the key unless they name one. */
  readonly routes: Readonly<Record<string, object>>;
}
