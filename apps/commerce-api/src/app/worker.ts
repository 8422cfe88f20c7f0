import type { ApiDeps } from '../modules/context.ts';
import { emailChangedLetter, writeEmailChangeLetter } from '../modules/customer/index.ts';
import { erasedLetter } from '../modules/privacy/index.ts';
import { writeResetLetter } from '../modules/sign-in/index.ts';
import { readCommerceMethods } from '../modules/shipping-and-payment/index.ts';
import { removeWhatIsOver } from './cleanup.ts';
import { contactLetter, contactReceivedLetter } from '../modules/contact/index.ts';
import {
  createMailTransport,
  letterView,
  type MailSenderPorts,
  sendDueMail,
} from '../modules/emails/index.ts';
import { writeAskedLetter, writeWelcomeLetter } from '../modules/newsletter/index.ts';
import {
  contractPapers,
  writeCanceledLetter,
  writeOrderLetter,
  writeShippedLetter,
  writeWithdrawalNotice,
  writeWithdrawalReceipt,
} from '../modules/order/index.ts';
import { sayTurnedOffersStale } from '../modules/cache-invalidation/index.ts';
import { queueStockAlerts, writeStockLetter } from '../modules/stock/index.ts';

/** Milliseconds between two looks for letters to send. */
const mailEveryMs = 2_000;
/** Milliseconds between two looks for articles that are there again. */
const stockAlertsEveryMs = 10_000;
/** Milliseconds between two looks for offers that have begun or ended. */
const offersEveryMs = 1_000;
/** Milliseconds between two clean-ups. */
const cleanEveryMs = 10 * 60_000;

export interface Background {
  /** Starts nothing more and waits for what runs. */
  stop(): Promise<void>;
}

/** What the mail sender of this process works with; `views`: the store views besides the default one, by code. */
export function mailPorts(
  deps: ApiDeps,
  views: ReadonlyMap<string, ApiDeps> = new Map(),
): MailSenderPorts {
  const { sql, db, clock, log, config, shop } = deps;
  const { payment } = readCommerceMethods(config.contentDir, log);
  const creditCodes = new Set(payment.filter(({ credit }) => credit).map(({ code }) => code));
  /** The view a letter is written for: with its catalogue, its language and its addresses. */
  const of = (storeCode: string | null | undefined) => {
    const { view, catalogue } = views.get(storeCode ?? '') ?? deps;
    return { catalogue, view: letterView(view, shop, config.publicUrl) };
  };
  return {
    sql,
    clock,
    log,
    transport: createMailTransport(config),
    writers: {
      'order-placed': ({ orderId }, code) => {
        const { catalogue, view } = of(code);
        const attachments = contractPapers(catalogue, view);
        return writeOrderLetter(db, orderId, view, {
          attachments,
          creditCodes,
          seller: shop.seller,
          freeReturnDays: shop.offers.freeReturnDays,
        });
      },
      'password-reset': ({ email }, code) =>
        writeResetLetter(sql, email, of(code).view, clock.now()),
      'order-shipped': ({ orderId }, code) => writeShippedLetter(db, orderId, of(code).view),
      'order-canceled': ({ orderId }, code) => writeCanceledLetter(db, orderId, of(code).view),
      'withdrawal-received': ({ withdrawalId }, code) =>
        writeWithdrawalReceipt(db, withdrawalId, shop.seller, of(code).view),
      'withdrawal-notice': ({ withdrawalId }) =>
        writeWithdrawalNotice(db, withdrawalId, config.mailFrom),
      'email-change': ({ customerId, email }, code) =>
        writeEmailChangeLetter(sql, customerId, email, of(code).view, clock.now()),
      'account-erased': ({ email }, code) => Promise.resolve(erasedLetter(email, of(code).view)),
      'email-changed': ({ email }, code) =>
        Promise.resolve(emailChangedLetter(email, of(code).view)),
      'contact-received': ({ email }, code) =>
        Promise.resolve(contactReceivedLetter(email, of(code).view)),
      'newsletter-asked': ({ subscriptionId }, code) =>
        writeAskedLetter(sql, subscriptionId, of(code).view, clock.now()),
      'newsletter-confirmed': ({ subscriptionId }, code) =>
        writeWelcomeLetter(sql, subscriptionId, of(code).view),
      'back-in-stock': ({ alertId }, code) => {
        const { catalogue, view } = of(code);
        return writeStockLetter(sql, { catalogue, shop }, alertId, view);
      },
      contact: (message) => Promise.resolve(contactLetter(message, config.mailFrom)),
    },
  };
}

/** Sends letters and removes what is over, again and again, beside the requests. */
export function startBackground(deps: ApiDeps, views: ReadonlyMap<string, ApiDeps>): Background {
  const ports = mailPorts(deps, views);
  const stops = [
    repeat(deps, 'mail', mailEveryMs, () => sendDueMail(ports)),
    repeat(deps, 'stock-alerts', stockAlertsEveryMs, () =>
      queueStockAlerts(deps.sql, deps.catalogue, deps.clock.now()),
    ),
    repeat(deps, 'offers', offersEveryMs, () => sayTurnedOffersStale(deps.sql, deps.catalogue)),
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
