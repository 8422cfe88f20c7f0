/** Result of a lookup of an order in doubt in the backend. Source: SQ-35, SQ-36. */
export type OrderLookup =
  /** The order was found. `result`: the same as the result of the lost response. */
  | { readonly kind: 'placed'; readonly result: unknown }
  /** The order was not placed: it is safe to send it again. */
  | { readonly kind: 'not-placed' }
  /** The order was placed, but its number is unknown. */
  | { readonly kind: 'ordered' }
  /** The lookup cannot decide: the shopper decides. */
  | { readonly kind: 'unclear' }
  /** The lookup failed or was too early. Repeat it after `waitMs`, if that is known. */
  | { readonly kind: 'later'; readonly waitMs?: number | undefined };
