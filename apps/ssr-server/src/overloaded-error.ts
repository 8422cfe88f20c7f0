/** There is too much to do for this: it may be asked for again soon. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}
