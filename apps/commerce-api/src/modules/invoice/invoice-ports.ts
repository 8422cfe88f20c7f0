import { budapestDate } from '@shop/calendar';
import type { settleInvoices } from '@shop/invoices';
import { createInvoiceService } from '@shop/invoices/settings';
import type { Clock, Log } from '@shop/kernel';
import { storeView, type ShopConfig } from '@shop/shop-config';
import type { Sql } from 'postgres';
import type { ApiConfig } from '@shop/api-settings';
import { createInvoiceStore, createSandboxInvoiceStore } from './invoice-store.ts';

export interface InvoicePorts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly invoices: Parameters<typeof settleInvoices>[0];
}

/** Returns the ports of a shop's invoices; `undefined` if invoices are off. */
export function invoicePorts({
  sql,
  clock,
  log,
  config,
  shop,
}: Pick<InvoicePorts, 'sql' | 'clock' | 'log'> & {
  readonly config: Pick<ApiConfig, 'invoice'>;
  readonly shop: ShopConfig;
}): InvoicePorts | undefined {
  const { seller } = shop;
  const store = createSandboxInvoiceStore(sql);
  const service = createInvoiceService(config.invoice, { fetch, store, seller });
  if (service === undefined) return undefined;
  const invoices = {
    service,
    store: createInvoiceStore(sql, (code) => storeView(shop, code ?? undefined).language),
    trigger: config.invoice.trigger,
    today: () => budapestDate(clock.now()),
  };
  return { sql, clock, log, invoices };
}
