/** Result of looking up an order in doubt in the backend. Source: SQ-39, SQ-40. */
export type OrderLookup =
  /** There it is. `result`: what the answer to it would have carried. */
  | { readonly kind: 'placed'; readonly result: unknown }
  /** It was not placed: sending it again is safe. */
  | { readonly kind: 'not-placed' }
  /** It was placed, and under which number nobody could tell. */
  | { readonly kind: 'ordered' }
  /** Nobody could tell: the shopper is asked. */
  | { readonly kind: 'unclear' }
  /** It could not be looked for now, or it is too early to tell; not again before `waitMs`, where that is known. */
  | { readonly kind: 'later'; readonly waitMs?: number | undefined };
