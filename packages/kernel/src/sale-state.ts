/** As far as stock is looked at. The flag may be 0 or 1, also as text, where a document is read as it came. */
interface Stocked {
  readonly stock?: { readonly is_in_stock?: unknown } | null | undefined;
}

/**
 * Whether a product or variant has been taken off sale: status 2 and more; one without a status has not. The
 * status may be text. Source: KE-20.
 */
export function isOffSale(status: number | string | null | undefined): boolean {
  return Number(status ?? 1) >= 2;
}

/** Whether a product or variant is known to be sold out; one of unknown stock is not. Source: KE-21. */
export function isSoldOut({ stock }: Stocked): boolean {
  return Number(stock?.is_in_stock ?? 1) === 0;
}
