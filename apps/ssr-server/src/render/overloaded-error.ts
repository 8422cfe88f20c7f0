/** The server is overloaded; a retry may succeed soon. */
export class OverloadedError extends Error {
  override readonly name: string = 'OverloadedError';
}

/** This client has exceeded its allowance; others are served. */
export class TooManyError extends OverloadedError {
  override readonly name = 'TooManyError';
}
