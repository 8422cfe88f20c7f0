import type { ApiContext } from '../modules/context.ts';
import { emailChangedEmail, writeEmailChangeEmail } from '../modules/customer/index.ts';
import { accountErasedEmail } from '../modules/privacy/index.ts';
import { writePasswordResetEmail } from '../modules/sign-in/index.ts';
import { readShippingAndPaymentMethods } from '../modules/shipping-and-payment/index.ts';
import { removeExpiredData } from './cleanup.ts';
import { contactEmail, contactReceivedEmail } from '../modules/contact/index.ts';
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
  writeOrderEmail,
  writeShippedEmail,
  writeWithdrawalNotice,
  writeWithdrawalReceipt,
} from '../modules/order/index.ts';
import { invalidateChangedOffers } from '../modules/operations/cache-invalidation/index.ts';
import { queueStockAlerts, writeStockEmail } from '../modules/stock/index.ts';

/** Milliseconds between two looks for emails to send. */
const mailEveryMs = 2_000;
/** Milliseconds between two looks for articles that are there again. */
const stockAlertsEveryMs = 10_000;
/** Milliseconds between two looks for offers that have begun or ended. */
const offersEveryMs = 1_000;
/** Milliseconds between two clean-ups. */
const cleanEveryMs = 10 * 60_000;

export interface Worker {
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>;
}

/** Creates the ports of this process's email sender. `views`: contexts of the other store views, by code. */
export function emailPorts(
  deps: ApiContext,
  views: ReadonlyMap<string, ApiContext> = new Map(),
): EmailSenderPorts {
  const { sql, db, clock, log, config, shop } = deps;
  const { payment } = readShippingAndPaymentMethods(config.contentDir, log);
  const creditCodes = new Set(payment.filter(({ credit }) => credit).map(({ code }) => code));
  /** The view an email is written for: with its catalog, its language and its addresses. */
  const of = (storeCode: string | null | undefined) => {
    const { view, catalog } = views.get(storeCode ?? '') ?? deps;
    return { catalog, view: emailView(view, shop, config.publicUrl) };
  };
  return {
    sql,
    clock,
    log,
    transport: createEmailTransport(config),
    writers: {
      'order-placed': ({ orderId }, code) => {
        const { catalog, view } = of(code);
        const attachments = orderAttachments(catalog, view);
        return writeOrderEmail(db, orderId, view, {
          attachments,
          creditCodes,
          seller: shop.seller,
          freeReturnDays: shop.offers.freeReturnDays,
        });
      },
      'password-reset': ({ email }, code) =>
        writePasswordResetEmail(sql, email, of(code).view, clock.now()),
      'order-shipped': ({ orderId }, code) => writeShippedEmail(db, orderId, of(code).view),
      'order-canceled': ({ orderId }, code) => writeCanceledEmail(db, orderId, of(code).view),
      'withdrawal-received': ({ withdrawalId }, code) =>
        writeWithdrawalReceipt(db, withdrawalId, shop.seller, of(code).view),
      'withdrawal-notice': ({ withdrawalId }) =>
        writeWithdrawalNotice(db, withdrawalId, config.mailFrom),
      'email-change': ({ customerId, email }, code) =>
        writeEmailChangeEmail(sql, customerId, email, of(code).view, clock.now()),
      'account-erased': ({ email }, code) =>
        Promise.resolve(accountErasedEmail(email, of(code).view)),
      'email-changed': ({ email }, code) =>
        Promise.resolve(emailChangedEmail(email, of(code).view)),
      'contact-received': ({ email }, code) =>
        Promise.resolve(contactReceivedEmail(email, of(code).view)),
      'newsletter-asked': ({ subscriptionId }, code) =>
        writeConfirmationEmail(sql, subscriptionId, of(code).view, clock.now()),
      'newsletter-confirmed': ({ subscriptionId }, code) =>
        writeWelcomeEmail(sql, subscriptionId, of(code).view),
      'back-in-stock': ({ alertId }, code) => {
        const { catalog, view } = of(code);
        return writeStockEmail(sql, { catalog, shop }, alertId, view);
      },
      contact: (message) => Promise.resolve(contactEmail(message, config.mailFrom)),
    },
  };
}

/** Sends emails and removes what is over, again and again, beside the requests. */
export function startWorker(deps: ApiContext, views: ReadonlyMap<string, ApiContext>): Worker {
  const ports = emailPorts(deps, views);
  const stops = [
    repeat(deps, 'mail', mailEveryMs, () => sendDueEmails(ports)),
    repeat(deps, 'stock-alerts', stockAlertsEveryMs, () =>
      queueStockAlerts(deps.sql, deps.catalog, deps.clock.now()),
    ),
    repeat(deps, 'offers', offersEveryMs, () => invalidateChangedOffers(deps.sql, deps.catalog)),
    repeat(deps, 'clean-up', cleanEveryMs, () => removeExpiredData(deps.sql, deps.clock.now())),
  ];
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** One round after the other; a failed one is logged and the next comes all the same. */
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
