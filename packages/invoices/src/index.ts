export { correctionLines } from './document/correction-lines.ts';
export type {
  InvoiceBuyer,
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
  InvoiceNames,
} from './document/invoice-document.ts';
export type { InvoicedItem, InvoicedOrder } from './document/invoiced-order.ts';
export { orderLines } from './document/order-lines.ts';
export { planInvoice } from './planning/plan-invoice.ts';
export type { BilledDocument, InvoiceTrigger, PlannedInvoice } from './planning/plan-invoice.ts';
export { settleInvoices } from './planning/settle-invoices.ts';
export type { InvoiceStore, StoredInvoice } from './planning/settle-invoices.ts';
export type { SandboxInvoice, SandboxInvoiceStore } from './sandbox/sandbox-service.ts';
export type { InvoiceFailure, InvoiceService, IssuedInvoice } from './service/invoice-service.ts';
