import { deliverDueEvents, reportDuePurchases } from '@shop/order-events';
import { purchaseAccount, webhookReceiver, type EventSettings } from '@shop/order-events/settings';
import type { ShopConfig } from '@shop/shop-config';
import type { ApiContext } from '../context.ts';
import { deliveryStore, reportStore, skipReports } from './event-store.ts';

type Ports = Pick<ApiContext, 'sql' | 'clock' | 'log'> & {
  readonly config: { readonly events: EventSettings };
  readonly shop: Pick<ShopConfig, 'analytics'>;
  readonly fetch?: typeof fetch;
};

/** Returns the work of one round: delivers order events to the webhook. Logs a missing setting. */
export function eventDelivery({ sql, clock, log, config, fetch: call = fetch }: Ports) {
  const { receiver, missing } = webhookReceiver(config.events);
  if (missing !== undefined) {
    log.warn('webhooks-off', { advice: `Order events are not sent: set ${missing}.` });
  }
  const ports = receiver && { ...receiver, store: deliveryStore(sql), clock, log, fetch: call };
  return async () => ports && deliverDueEvents(ports);
}

/** Returns the work of one round: reports purchases and refunds to Google Analytics. Logs a missing setting. */
export function purchaseReports({ sql, clock, log, config, shop, fetch: call = fetch }: Ports) {
  const { account, missing } = purchaseAccount(shop.analytics, config.events);
  if (missing !== undefined) {
    log.warn('purchase-reports-off', {
      advice: `Purchases are not reported: set ${missing}, unless a server of yours reports them.`,
    });
  }
  const ports = account && { account, store: reportStore(sql), clock, log, fetch: call };
  return () => (ports === undefined ? skipReports(sql) : reportDuePurchases(ports));
}
