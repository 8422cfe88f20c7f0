/**
 * Whether an offered price is one and below the price it stands beside: only then it is what is paid.
 *
 * Units: both gross, in whole minor units. Bounds: 0 is no offer. Source: PR-12, PR-13, PR-18.
 */
export function isDiscounted(offered: number, price: number): boolean {
  return offered > 0 && offered < price;
}
