/** Query response in the data of a page. */
interface QueryData {
  readonly key: readonly unknown[];
  readonly data?: unknown;
  /** Message of the error that left the page without data. */
  readonly error?: string;
  /** True for the data of an infinite query. */
  readonly isInfinite?: boolean;
}

/**
 * Data that the browser hydrates a page with, in a separate file. It contains no timestamps: equal responses give an
 * equal file, which the browser may have cached.
 */
export interface PageData {
  readonly queries: readonly QueryData[];
  /**
   * Targets of the addresses on the page, for the resolver, which validates each. Their `path` is the key unless it is
   * set.
   */
  readonly routes: Readonly<Record<string, object>>;
}
