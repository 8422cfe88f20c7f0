export { noInvoice, queueInvoice, runOrderInvoice, sendInvoices } from './invoice-command.ts';
export { dropInvoiceJobs, makeDueInvoices } from './invoice-jobs.ts';
export { invoicePorts } from './invoice-ports.ts';
export { invoiceRoutes } from './invoice-routes.ts';
