import type { Currency, MinorUnits } from '@shop/money';
import type { InvoiceBuyer } from './invoice-document.ts';
import type { PaymentTiming } from './payment-timing.ts';

/** Line of an order. Amounts in minor units with tax; `tax` is included in `rowGross - discount`. */
export interface InvoicedItem {
  readonly name: string;
  readonly qty: number;
  readonly rowGross: MinorUnits;
  readonly discount: MinorUnits;
  readonly tax: MinorUnits;
  readonly taxPercent: number;
}

/** Order data for invoices. Amounts in minor units with tax. */
export interface InvoicedOrder {
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly language: string;
  /** `pending`, `processing`, `shipped`, `complete` or `canceled`. */
  readonly status: string;
  readonly payment: PaymentTiming;
  readonly isPaid: boolean;
  readonly total: MinorUnits;
  /** Refunds the shop has granted, 0 to `total`. */
  readonly granted: MinorUnits;
  /** Tax included in `total`. */
  readonly tax: MinorUnits;
  readonly items: readonly InvoicedItem[];
  readonly shippingTitle: string;
  readonly shipping: MinorUnits;
  /** Tax included in `shipping`; absent for orders placed before it was stored. */
  readonly shippingTax?: MinorUnits | undefined;
  readonly paymentTitle: string;
  readonly paymentFee: MinorUnits;
  readonly buyer: InvoiceBuyer;
}
