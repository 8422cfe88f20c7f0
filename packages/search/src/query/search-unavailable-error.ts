/** Thrown if no node of the search engine answers and no answer to the same query is stored. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError';
  /** Time in ms after which the client may retry. */
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number, cause: unknown) {
    super('The search engine does not answer.', { cause });
    this.retryAfterMs = retryAfterMs;
  }
}
