import { defaultMethod } from '@shop/contract';
import { isNeverShipped } from '@shop/catalog';
import {
  money,
  moneyFromWire,
  wireAmount,
  type Currency,
  type Gross,
  type MajorUnits,
  type MinorUnits,
} from '@shop/money';
import { shippingFee } from '@shop/pricing/shop';

/** Shop settings that decide the delivery price; named as in `@shop/shop-config`. */
export interface DeliverySettings {
  readonly checkout: {
    readonly shippingMethods: readonly {
      /** Gross, major units. */
      readonly price_incl_tax: Gross<MajorUnits>;
      readonly default?: boolean | undefined;
    }[];
  };
  readonly offers: {
    /** Delivery is free above this; gross, minor units. `null`: it is never free. */
    readonly freeShippingAboveMinor: Gross<MinorUnits> | null;
  };
}

/**
 * Returns the delivery price of one piece before a method is chosen: the fee of the default method, or 0 if the piece
 * alone reaches free shipping.
 * Units: gross, major units, in and out. Bounds: `undefined` for articles that are never shipped, and without methods.
 * Errors: throws `RangeError` for a price that is no finite number. Source: CH-33.
 */
export function deliveryPrice(
  product: {
    readonly type_id: string;
    readonly price_incl_tax?: Gross<MajorUnits> | null | undefined;
  },
  { checkout, offers }: DeliverySettings,
  currency: Currency,
): Gross<MajorUnits> | undefined {
  const method = defaultMethod(checkout.shippingMethods);
  if (method === undefined || isNeverShipped(product.type_id)) return undefined;
  const goods = moneyFromWire(product.price_incl_tax ?? 0, currency);
  const fee = moneyFromWire(method.price_incl_tax, currency);
  const bound = offers.freeShippingAboveMinor;
  return wireAmount(shippingFee(goods, fee, bound === null ? undefined : money(bound, currency)));
}
