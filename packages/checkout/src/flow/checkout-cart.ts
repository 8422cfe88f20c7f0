import type { PaymentMethod, ProductOption, ProductType, ShippingMethod } from '@shop/contract';

/** A line that is about to be ordered. Prices gross and net in major units, for one piece. */
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
  /** All lines virtual or downloadable; an empty cart is not. */
  readonly isVirtual: boolean;
  /** '' for a cart the server does not know yet. */
  readonly cartToken: string;
  /** Gross, major units, what the screen shows as the total. */
  readonly grandTotal: number;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly paymentMethods: readonly PaymentMethod[];
}
