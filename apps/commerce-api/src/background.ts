import type { ApiDeps } from './deps.ts';
import { emailChangedLetter, writeEmailChangeLetter } from './account/email-change.ts';
import { erasedLetter } from './account/erase-customer.ts';
import { writeResetLetter } from './account/password-reset.ts';
import { removeWhatIsOver } from './housekeeping.ts';
import { contactLetter, contactReceivedLetter } from './mail/contact-letter.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { sendDueMail, type MailSenderPorts } from './mail/mail-jobs.ts';
import { writeAskedLetter, writeWelcomeLetter } from './newsletter/newsletter-letters.ts';
import { contractPapers } from './order/contract-papers.ts';
import { writeOrderLetter } from './order/order-letter.ts';
import { queueStockAlerts, writeStockLetter } from './stock/stock-alerts.ts';
import { writeCanceledLetter, writeShippedLetter } from './order/order-status-letter.ts';
import { writeWithdrawalNotice, writeWithdrawalReceipt } from './order/withdrawal-letter.ts';

/** Milliseconds between two looks for letters to send. */
const mailEveryMs = 2_000;
/** Milliseconds between two looks for articles that are there again. */
const stockAlertsEveryMs = 10_000;
/** Milliseconds between two clean-ups. */
const cleanEveryMs = 10 * 60_000;

export interface Background {
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>;
}

/** What the mail sender of this process works with. */
export function mailPorts(deps: ApiDeps): MailSenderPorts {
  const { sql, db, clock, log, config, catalogue, shop } = deps;
  const { publicUrl } = config;
  return {
    sql,
    clock,
    log,
    transport: createMailTransport(config),
    writers: {
      'order-placed': ({ orderId }) =>
        writeOrderLetter(db, orderId, publicUrl, contractPapers(catalogue, publicUrl)),
      'password-reset': ({ email }) => writeResetLetter(sql, email, publicUrl, clock.now()),
      'order-shipped': ({ orderId }) => writeShippedLetter(db, orderId, publicUrl),
      'order-canceled': ({ orderId }) => writeCanceledLetter(db, orderId),
      'withdrawal-received': ({ withdrawalId }) =>
        writeWithdrawalReceipt(db, withdrawalId, shop.seller),
      'withdrawal-notice': ({ withdrawalId }) =>
        writeWithdrawalNotice(db, withdrawalId, config.mailFrom),
      'email-change': ({ customerId, email }) =>
        writeEmailChangeLetter(sql, customerId, email, publicUrl, clock.now()),
      'account-erased': ({ email }) => Promise.resolve(erasedLetter(email)),
      'email-changed': ({ email }) => Promise.resolve(emailChangedLetter(email)),
      'contact-received': ({ email }) => Promise.resolve(contactReceivedLetter(email)),
      'newsletter-asked': ({ subscriptionId }) =>
        writeAskedLetter(sql, subscriptionId, publicUrl, clock.now()),
      'newsletter-confirmed': ({ subscriptionId }) =>
        writeWelcomeLetter(sql, subscriptionId, publicUrl),
      'back-in-stock': ({ alertId }) => writeStockLetter(sql, catalogue, alertId, publicUrl),
      contact: (message) => Promise.resolve(contactLetter(message, config.mailFrom)),
    },
  };
}

/** Sends letters and removes what is over, again and again, beside the requests. */
export function startBackground(deps: ApiDeps): Background {
  const ports = mailPorts(deps);
  const stops = [
    repeat(deps, 'mail', mailEveryMs, () => sendDueMail(ports)),
    repeat(deps, 'stock-alerts', stockAlertsEveryMs, () =>
      queueStockAlerts(deps.sql, deps.catalogue, deps.clock.now()),
    ),
    repeat(deps, 'clean-up', cleanEveryMs, () => removeWhatIsOver(deps.sql, deps.clock.now())),
  ];
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** One round after the other; a failed one is logged and the next comes all the same. */
function repeat(
  deps: ApiDeps,
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
