import type { Result } from '@shop/kernel';
import type { MinorUnits } from '@shop/money';
import type { InvoiceDocument, InvoiceNames } from '../document/invoice-document.ts';

/** A document created by a service. */
export interface IssuedInvoice extends InvoiceNames {
  /** Sum of the document in minor units; negative for corrections. */
  readonly gross: MinorUnits;
}

/** Reason why a call to a service failed. */
export type InvoiceFailure =
  /** No usable response: it is unknown if the service acted. Call `find` before the next attempt. */
  | { readonly kind: 'unreachable' }
  /** The service refused. `code`: its own error code, without data of the document. */
  | { readonly kind: 'rejected'; readonly code: string }
  /** The service has a document like this one. */
  | { readonly kind: 'duplicate' }
  /** The service has no such document. */
  | { readonly kind: 'not-found' };

/**
 * A service that creates invoices and reports them to the tax authority. Adapters store nothing. Every adapter passes
 * `invoiceServiceContract`. Source: IN-11 to IN-16.
 */
export interface InvoiceService {
  /** `szamlazz`, `billingo` or `sandbox`. */
  readonly code: string;
  /** Creates a document. Does not retry: see `find`. */
  issue(document: InvoiceDocument): Promise<Result<IssuedInvoice, InvoiceFailure>>;
  /** Looks a document up by its `externalId`. `not-found`: the service never created it. */
  find(document: InvoiceDocument): Promise<Result<IssuedInvoice, InvoiceFailure>>;
  /** Reads the PDF file of a document. */
  pdf(names: InvoiceNames): Promise<Result<Uint8Array<ArrayBuffer>, InvoiceFailure>>;
}
