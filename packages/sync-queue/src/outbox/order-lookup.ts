/** Result of looking up an order in doubt in the backend. Source: SQ-35, SQ-36. */
export type OrderLookup =
  /** There it is. `result`: what the answer to it would have carried. */
  | { readonly kind: 'placed'; readonly result: unknown }
  /** It was not placed: sending it again is safe. */
  | { readonly kind: 'not-placed' }
  /** It was placed under an unknown number. */
  | { readonly kind: 'ordered' }
  /** The lookup has no result: the shopper decides. */
  | { readonly kind: 'unclear' }
  /** It could not be looked for now, or it is too early to tell; not again before `waitMs`, where that is known. */
  | { readonly kind: 'later'; readonly waitMs?: number | undefined };
