import { missingInvoiceSettings } from '@shop/invoices/settings';
import type { ApiConfig } from './config.ts';

/**
 * Returns a line if no service makes the invoices of a shop that has not switched them off: none is chosen, or the
 * chosen one lacks its keys. It is a report, no problem: a shop starts without a service. The demo shop needs none.
 * Source: IN-17.
 */
export function missingInvoices({
  given,
  invoice,
}: Pick<ApiConfig, 'given' | 'invoice'>): readonly string[] {
  const missing = missingInvoiceSettings(invoice);
  if (missing.length > 0) {
    const names = missing.join(' and ');
    return [`INVOICE_SERVICE is ${invoice.service}: no invoices are made: set ${names}`];
  }
  if (invoice.service !== 'off' || given.has('INVOICE_SERVICE') || !given.has('SHOP_DIR'))
    return [];
  return ['INVOICE_SERVICE is not set: no invoices are made: write szamlazz or billingo, or off'];
}
