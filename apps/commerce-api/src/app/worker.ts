import { missingInvoiceSettings } from '@shop/invoices/settings';
import type { ApiContext } from '../modules/context.ts';
import { writeAddressChangedEmail, writeEmailChangeEmail } from '../modules/customer/index.ts';
import { writeAccountErasedEmail } from '../modules/privacy/index.ts';
import { writePasswordResetEmail } from '../modules/sign-in/index.ts';
import { logMissingPointLists, readShippingAndPaymentMethods } from '@shop/content-files';
import { removeExpiredData } from './cleanup.ts';
import { writeContactEmail, writeContactReceivedEmail } from '../modules/contact/index.ts';
import {
  createEmailTransport,
  emailView,
  type EmailSenderPorts,
  sendDueEmails,
} from '../modules/emails/index.ts';
import { writeConfirmationEmail, writeWelcomeEmail } from '../modules/newsletter/index.ts';
import {
  orderAttachments,
  writeCanceledEmail,
  writeInvoiceEmail,
  writeOrderCodeEmail,
  writeOrderEmail,
  writeShippedEmail,
  writeWithdrawalNotice,
  writeWithdrawalReceipt,
} from '../modules/order/index.ts';
import {
  deliverCallbacks,
  logMissingProviders,
  paymentPorts,
  reconcilePayments,
  writePaymentFailedEmail,
  writePaymentReceivedEmail,
  writePaymentRefundedEmail,
} from '../modules/payment/index.ts';
import { dropInvoiceJobs, invoicePorts, makeDueInvoices } from '../modules/invoice/index.ts';
import { eventDelivery, purchaseReports } from '../modules/order-events/index.ts';
import type { SearchRules } from '../catalog/index.ts';
import {
  createRulesWatch,
  invalidateChangedOffers,
} from '../modules/operations/cache-invalidation/index.ts';
import { queueStockAlerts, writeStockEmail } from '../modules/stock/index.ts';

/** Milliseconds between two checks for emails to send. */
const mailEveryMs = 2_000;
/** Milliseconds between two checks for articles that are in stock again. */
const stockAlertsEveryMs = 10_000;
/** Milliseconds between two checks for offers that have begun or ended. */
const offersEveryMs = 1_000;
/** Milliseconds between two checks for payments to settle. */
const paymentsEveryMs = 5_000;
/** Milliseconds between two checks for callbacks of the sandbox. */
const callbacksEveryMs = 500;
/** Milliseconds between two checks for invoices to create. */
const invoicesEveryMs = 1_000;
/** Milliseconds between two checks for order events to deliver. */
const eventsEveryMs = 1_000;
/** Milliseconds between two checks for purchases to report. */
const reportsEveryMs = 5_000;
/** Milliseconds between two checks for applied search rules. */
const searchRulesEveryMs = 2_000;
/** Milliseconds between two clean-ups. */
const cleanEveryMs = 10 * 60_000;

export interface Worker {
  /** Starts no further round and waits for the running ones. */
  stop(): Promise<void>;
}

/** Creates the ports of this process's email sender. `views`: contexts of the other store views, by code. */
export function emailPorts(
  deps: ApiContext,
  views: ReadonlyMap<string, ApiContext> = new Map(),
): EmailSenderPorts {
  const { sql, clock, log, config, shop } = deps;
  const { payment } = readShippingAndPaymentMethods(config.contentDir, log);
  const creditCodes = new Set(payment.filter(({ credit }) => credit).map(({ code }) => code));
  /** Returns the view of an email: its catalog, language, addresses, and the seller as it shows it. */
  const of = (storeCode: string | null | undefined) => {
    const { view, catalog, shop: viewConfig } = views.get(storeCode ?? '') ?? deps;
    return { catalog, view: emailView(view, shop, config.publicUrl), seller: viewConfig.seller };
  };
  const invoices = invoicePorts(deps);
  /** Creates the invoice for an email; if it fails, the email has none. */
  const makeInvoice = async (orderId: number) => {
    if (invoices !== undefined) await makeDueInvoices(invoices, orderId);
  };
  /** Emails to the shop itself use the default view. */
  const shopView = of(null).view;
  return {
    sql,
    clock,
    log,
    transport: createEmailTransport(config),
    writers: {
      'order-placed': ({ orderId }, code) => {
        const { catalog, view, seller } = of(code);
        const attachments = orderAttachments(catalog, view);
        return writeOrderEmail(sql, orderId, view, {
          attachments,
          creditCodes,
          seller,
          freeReturnDays: shop.offers.freeReturnDays,
          nowMs: clock.now(),
        });
      },
      'password-reset': ({ email, invitationDays }, code) =>
        writePasswordResetEmail(sql, email, of(code).view, clock.now(), invitationDays),
      'order-shipped': async ({ orderId }, code) => {
        await makeInvoice(orderId);
        return writeShippedEmail(sql, orderId, of(code).view, clock.now());
      },
      invoice: ({ orderId }, code) => writeInvoiceEmail(sql, orderId, of(code).view, clock.now()),
      'order-canceled': (cancellation, code) =>
        writeCanceledEmail(sql, cancellation, of(code).view, clock.now()),
      'order-code': ({ orderId }, code) =>
        writeOrderCodeEmail(sql, orderId, of(code).view, clock.now()),
      'payment-received': async ({ orderId }, code) => {
        await makeInvoice(orderId);
        return writePaymentReceivedEmail(sql, orderId, of(code).view, clock.now());
      },
      'payment-failed': ({ orderId }, code) =>
        writePaymentFailedEmail(sql, orderId, of(code).view, clock.now()),
      'payment-refunded': async (refund, code) => {
        await makeInvoice(refund.orderId);
        return writePaymentRefundedEmail(sql, refund, of(code).view, clock.now());
      },
      'withdrawal-received': ({ withdrawalId }, code) => {
        const { seller, view } = of(code);
        return writeWithdrawalReceipt(sql, withdrawalId, seller, view);
      },
      'withdrawal-notice': ({ withdrawalId }) =>
        writeWithdrawalNotice(sql, withdrawalId, config.mailFrom, shopView),
      'email-change': ({ customerId, email }, code) =>
        writeEmailChangeEmail(sql, customerId, email, of(code).view, clock.now()),
      'account-erased': ({ email }, code) =>
        Promise.resolve(writeAccountErasedEmail(email, of(code).view)),
      'email-changed': ({ email }, code) =>
        Promise.resolve(writeAddressChangedEmail(email, of(code).view)),
      'contact-received': ({ email }, code) =>
        Promise.resolve(writeContactReceivedEmail(email, of(code).view)),
      'newsletter-asked': ({ subscriptionId }, code) =>
        writeConfirmationEmail(sql, subscriptionId, of(code).view, clock.now()),
      'newsletter-confirmed': ({ subscriptionId }, code) =>
        writeWelcomeEmail(sql, subscriptionId, of(code).view),
      'back-in-stock': ({ alertId }, code) => {
        const { catalog, view } = of(code);
        return writeStockEmail(sql, { catalog, shop }, alertId, view);
      },
      contact: (message) => Promise.resolve(writeContactEmail(message, config.mailFrom, shopView)),
    },
  };
}

/** Sends emails and removes expired data repeatedly, in parallel with the requests. */
export function startWorker(
  deps: ApiContext,
  views: ReadonlyMap<string, ApiContext>,
  searchRules: Pick<SearchRules, 'refresh' | 'revision'>,
): Worker {
  const ports = emailPorts(deps, views);
  const payments = paymentPorts(deps);
  const invoices = invoicePorts(deps);
  const missingNames = missingInvoiceSettings(deps.config.invoice).join(' and ');
  if (missingNames !== '') deps.log.warn('invoices-off', { advice: `Set ${missingNames}.` });
  logMissingProviders(deps);
  logMissingPointLists(deps.config.contentDir, deps.log);
  const stops = [
    repeat(deps, 'mail', mailEveryMs, () => sendDueEmails(ports)),
    repeat(deps, 'stock-alerts', stockAlertsEveryMs, () =>
      queueStockAlerts(deps.sql, deps.catalog, deps.clock.now()),
    ),
    repeat(deps, 'offers', offersEveryMs, () => invalidateChangedOffers(deps.sql, deps.catalog)),
    repeat(deps, 'search-rules', searchRulesEveryMs, createRulesWatch(deps.sql, searchRules)),
    repeat(deps, 'payments', paymentsEveryMs, () => reconcilePayments(payments)),
    ...(deps.config.payment.sandbox
      ? [repeat(deps, 'sandbox', callbacksEveryMs, () => deliverCallbacks(payments))]
      : []),
    repeat(deps, 'invoices', invoicesEveryMs, () =>
      invoices === undefined ? dropInvoiceJobs(deps.sql) : makeDueInvoices(invoices),
    ),
    repeat(deps, 'order-events', eventsEveryMs, eventDelivery(deps)),
    repeat(deps, 'purchase-reports', reportsEveryMs, purchaseReports(deps)),
    repeat(deps, 'clean-up', cleanEveryMs, () => removeExpiredData(deps.sql, deps.clock.now())),
  ];
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Runs one round after the other; a failed round is logged and the next one runs. */
function repeat(
  deps: ApiContext,
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
): () => Promise<void> {
  const stopped = new AbortController();
  const loop = async () => {
    while (!stopped.signal.aborted) {
      try {
        await work();
      } catch (cause) {
        deps.log.error('background-failed', { work: name, cause });
      }
      await deps.clock.wait(everyMs, stopped.signal).catch(() => undefined);
    }
  };
  const running = loop();
  return async () => {
    stopped.abort();
    await running;
  };
}
