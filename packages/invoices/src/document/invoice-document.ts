import type { Currency, MinorUnits } from '@shop/money';
import type { PaymentTiming } from './payment-timing.ts';

/** Line of a document. Amounts in minor units, `net + tax = gross`; those of corrections are negative. */
export interface InvoiceLine {
  readonly name: string;
  readonly qty: number;
  /** Tax rate, in per cent. */
  readonly taxPercent: number;
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  readonly gross: MinorUnits;
}

/** Name and address of an invoice's recipient. */
export interface InvoiceBuyer {
  readonly name: string;
  /** Absent for a private person. */
  readonly taxNumber?: string | undefined;
  /** ISO code in capitals. */
  readonly country: string;
  readonly postcode: string;
  readonly city: string;
  readonly street: string;
  readonly email?: string | undefined;
}

/** `invoice`, a `correction` of its amount, or its full cancelation: `storno`. */
export type InvoiceKind = 'invoice' | 'correction' | 'storno';

/** Ids of a document at its service: its number, and the service's own id if it has one. */
export interface InvoiceNames {
  readonly number: string;
  readonly reference?: string | undefined;
}

/** A document requested from a service. */
export interface InvoiceDocument {
  /** The shop's id of the document, at most 60 characters. Never reused for another document. */
  readonly externalId: string;
  readonly kind: InvoiceKind;
  readonly orderNumber: string;
  readonly currency: Currency;
  /** Two letters: `hu`, `de`, `it`, `ro`. */
  readonly language: string;
  /** Day of issue in the shop's time zone, such as `2026-11-27`; also the day of fulfilment and the due date. */
  readonly issuedOn: string;
  readonly payment: PaymentTiming;
  readonly isPaid: boolean;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  /** Invoice that a correction or a storno changes; absent for an invoice. */
  readonly corrects?: InvoiceNames | undefined;
}
