/** Whether a product is sold only as a part of another one: visibility 1. Source: CO-30. */
export function isPartOnly(visibility: number | undefined): boolean {
  return visibility === 1;
}

/** Whether nothing is ever shipped of a product of this type: virtual and downloadable ones. Source: CO-31. */
export function isNeverShipped(type: string): boolean {
  return type === 'virtual' || type === 'downloadable';
}

/** Whether a cart is virtual: it has lines, and nothing of any is ever shipped. An empty cart is not. Source: CO-46. */
export function isVirtualCart(neverShipped: readonly boolean[]): boolean {
  return neverShipped.length > 0 && neverShipped.every(Boolean);
}
