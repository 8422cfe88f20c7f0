export { createInvoiceService, missingInvoiceSettings } from './create-invoice-service.ts';
export { invoiceVariables, readInvoiceSettings, type InvoiceSettings } from './invoice-settings.ts';
