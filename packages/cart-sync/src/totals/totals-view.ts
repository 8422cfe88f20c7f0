import type { PaymentMethod, ShippingMethod, Totals } from '@shop/contract';
import type { EpochMs } from '@shop/kernel';
import type { ShippingChoice } from './select-methods.ts';
import type { IdleCoupon } from './idle-coupon.ts';

/** Latest methods and totals of the server, and the choices of the shopper. */
export interface TotalsView {
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingChoice?: ShippingChoice | undefined;
  readonly paymentChoice?: string | undefined;
  readonly totals?: Totals | undefined;
  /** Sent with the totals. */
  readonly idleCoupon?: IdleCoupon | undefined;
  /** Hash of the cart that these totals belong to. */
  readonly hash?: string | undefined;
  readonly at?: EpochMs | undefined;
}
