/**
 * Returns true if the offered price is greater than 0 and below the price it is compared with. Only then it is charged.
 *
 * Units: both gross, in whole minor units. Bounds: 0 means no special price. Source: PR-14, PR-15, PR-21.
 */
export function isDiscounted(offered: number, price: number): boolean {
  return offered > 0 && offered < price;
}
