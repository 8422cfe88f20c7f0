/** True if a product is sold only as a part of another product: visibility 1. Source: PO-37. */
export function isPartOnly(visibility: number | undefined): boolean {
  return visibility === 1;
}

/** True if products of this type are never shipped: virtual and downloadable products. Source: PO-38. */
export function isNeverShipped(type: string): boolean {
  return type === 'virtual' || type === 'downloadable';
}

/** True if a cart is virtual: it has lines and none of them is ever shipped. False for an empty cart. Source: PO-39. */
export function isVirtualCart(neverShipped: readonly boolean[]): boolean {
  return neverShipped.length > 0 && neverShipped.every(Boolean);
}
