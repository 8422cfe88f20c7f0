import type { PaymentMethod, ShippingMethod, Totals } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { ShippingChoice } from './select-methods.ts';
import type { IdleCoupon } from './idle-coupon.ts';

/** What the server last said of methods and totals, and what the shopper chose. */
export interface TotalsView {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingChoice?: ShippingChoice | undefined;
  readonly paymentChoice?: string | undefined;
  readonly totals?: Totals | undefined;
  /** As told with the totals. */
  readonly idleCoupon?: IdleCoupon | undefined;
  /** The cart these totals are of. */
  readonly hash?: string | undefined;
  readonly at?: EpochMs | undefined;
}
