import type { Currency, MinorUnits } from '@shop/money';
import type { PaymentTiming } from './payment-timing.ts';

/** Line of a document. Amounts in minor units, `net + tax = gross`; those of corrections are negative. */
export interface InvoiceLine {
  readonly name: string;
  readonly qty: number;
  /** Rate of the tax, in per cent. */
  readonly taxPercent: number;
  readonly net: MinorUnits;
  readonly tax: MinorUnits;
  readonly gross: MinorUnits;
}

/** Name and address an invoice is made out to. */
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

/** `invoice`, a `correction` of its amount, or its whole cancelation: `storno`. */
export type InvoiceKind = 'invoice' | 'correction' | 'storno';

/** Names of a document at its service: its number, and the id of the service where it has one. */
export interface InvoiceNames {
  readonly number: string;
  readonly reference?: string | undefined;
}

/** A document as the shop asks a service for it. */
export interface InvoiceDocument {
  /** The shop's own id of the document, at most 60 characters. One id names one document for good. */
  readonly externalId: string;
  readonly kind: InvoiceKind;
  readonly orderNumber: string;
  readonly currency: Currency;
  /** Two letters: `hu`, `de`, `it`, `ro`. */
  readonly language: string;
  /** Day of issue in the shop's time zone, as `2026-11-27`; also the day of fulfilment and the due date. */
  readonly issuedOn: string;
  readonly payment: PaymentTiming;
  readonly isPaid: boolean;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  /** Invoice that a correction or a storno changes; absent for an invoice. */
  readonly corrects?: InvoiceNames | undefined;
}
