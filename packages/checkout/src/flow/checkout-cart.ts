import type { PaymentMethod, ProductOption, ProductType, ShippingMethod } from '@shop/contract';

/** A line to be ordered. Prices gross and net in major units, for one piece. */
export interface CheckoutLine {
  readonly sku: string;
  readonly parentSku?: string | undefined;
  readonly type_id: ProductType;
  readonly qty: number;
  readonly name?: string | undefined;
  readonly price?: number | undefined;
  readonly price_incl_tax?: number | undefined;
  readonly product_option?: ProductOption | undefined;
  readonly server_item_id?: number | undefined;
  /** Result of the stock check; `unknown` while it is in progress. */
  readonly stock: 'in-stock' | 'out-of-stock' | 'unknown';
}

/** The part of the cart that the checkout uses. */
export interface CheckoutCart {
  readonly lines: readonly CheckoutLine[];
  /** True if all lines are virtual or downloadable; false for an empty cart. */
  readonly isVirtual: boolean;
  /** '' for a cart that the server does not have yet. */
  readonly cartToken: string;
  /** Gross, major units: the total on the screen. */
  readonly grandTotal: number;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
}
