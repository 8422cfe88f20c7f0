/** There is too much to do for this: it may be asked for again soon. */
export class OverloadedError extends Error {
  override readonly name: string = 'OverloadedError';
}

/** This client has asked for too much; others may. */
export class TooManyError extends OverloadedError {
  override readonly name = 'TooManyError';
}
