import { err, ok } from '@shop/kernel';
import { wireAmount } from '@shop/money';
import * as v from 'valibot';
import { parseJson } from '../provider/http-json.ts';
import type { PaymentProvider, PaymentRequest } from '../provider/payment-provider.ts';
import type { PaymentReport } from '../state/payment-report.ts';
import {
  createSimplePayClient,
  type SimplePayConfig,
  type SimplePayPorts,
} from './simplepay-client.ts';
import { simplePayReport } from './simplepay-report.ts';
import {
  simplePayErrors,
  simplePayIpn,
  simplePayReturn,
  simplePayStarted,
} from './simplepay-wire.ts';

const languages = [
  'AR',
  'BG',
  'CS',
  'DE',
  'EN',
  'ES',
  'FR',
  'IT',
  'HR',
  'HU',
  'PL',
  'RO',
  'RU',
  'SK',
  'TR',
  'ZH',
];

/**
 * Creates the adapter of OTP SimplePay 2.x. Requests, responses and callbacks are signed with HMAC-SHA384 over the
 * bytes of their body. The callback address is a setting of the merchant account. Source: PA-32, PaymentService
 * SimplePay 2.x.
 */
export function createSimplePayProvider(
  config: SimplePayConfig,
  ports: SimplePayPorts & { readonly now: () => number },
): PaymentProvider {
  const client = createSimplePayClient(config, ports);
  const { post, query, find, finish } = client;

  return {
    code: 'simplepay',
    origins: [client.page],
    currencies: [config.currency],
    async start(request) {
      const started = await post('start', startFields(request), simplePayStarted);
      if (!started.ok) return started;
      const { transactionId: reference, paymentUrl: redirectUrl } = started.value;
      return ok({ reference, redirectUrl });
    },
    readReturn(query) {
      const decoded = Buffer.from(query.get('r') ?? '', 'base64').toString('utf8');
      const parsed = v.safeParse(simplePayReturn, parseJson(decoded));
      return parsed.success
        ? { reference: parsed.output.t, paymentId: parsed.output.o }
        : undefined;
    },
    async readCallback({ headers, body }) {
      if (!(await client.isSigned(body, headers['signature'])))
        return err({ kind: 'not-authentic' });
      const parsed = v.safeParse(simplePayIpn, parseJson(body));
      if (!parsed.success) return err({ kind: 'malformed' });
      const { orderRef: paymentId, transactionId: reference } = parsed.output;
      const confirmation = confirmIpn(body, ports.now());
      return ok({
        notice: { paymentId, reference },
        answer: {
          headers: {
            'content-type': 'application/json',
            signature: await client.sign(confirmation),
          },
          body: confirmation,
        },
      });
    },
    async state(names) {
      const transaction = await find(names);
      return transaction.ok ? ok(simplePayReport(transaction.value, config.currency)) : transaction;
    },
    async capture(names, amount) {
      const transaction = await find(names);
      if (!transaction.ok) return transaction;
      const { status, total = 0 } = transaction.value;
      return status === 'FINISHED' ? ok() : finish(names, total, wireAmount(amount));
    },
    async void(names) {
      const transaction = await find(names);
      if (!transaction.ok) return transaction;
      const { status, total = 0 } = transaction.value;
      if (status === 'AUTHORIZED') return finish(names, total, 0);
      if (status !== 'INIT') return ok();
      const fields = { orderRef: names.paymentId, currency: config.currency };
      const canceled = await post('transactioncancel', fields, simplePayErrors);
      return canceled.ok ? ok() : canceled;
    },
    async refund(names, { amount, refundedBefore }) {
      const transaction = await find(names);
      if (!transaction.ok) return transaction;
      const { refunded } = simplePayReport(transaction.value, config.currency);
      // SimplePay has no idempotency keys: the refunded amount shows whether an earlier call of the same refund
      // succeeded.
      if (refunded >= refundedBefore + amount.minor) return ok();
      const refundTotal = wireAmount(amount);
      const fields = { orderRef: names.paymentId, refundTotal, currency: amount.currency };
      const answer = await post('refund', fields, simplePayErrors);
      return answer.ok ? ok() : answer;
    },
    async list(payments) {
      const transactions = payments.length === 0 ? ok([]) : await query(payments);
      const reports = (transactions.ok ? transactions.value : []).map(
        (transaction): readonly [string, PaymentReport] => [
          transaction.orderRef,
          simplePayReport(transaction, config.currency),
        ],
      );
      return new Map(reports);
    },
  };
}

/** Fields of `start`. Forints have no decimals: `total` is a whole number. */
function startFields(request: PaymentRequest): object {
  const { amount, buyer, returnUrl, language } = request;
  return {
    orderRef: request.paymentId,
    currency: amount.currency,
    customerEmail: request.email ?? '',
    language: languages.find((code) => code === language.toUpperCase()) ?? 'EN',
    methods: ['CARD'],
    total: wireAmount(amount),
    timeout: isoSeconds(request.expiresAtMs),
    urls: { success: returnUrl, fail: returnUrl, cancel: returnUrl, timeout: returnUrl },
    invoice: {
      name: buyer.name,
      country: buyer.country.toLowerCase(),
      city: buyer.city,
      zip: buyer.postcode,
      address: buyer.street,
    },
  };
}

/** Formats a time as ISO 8601 with seconds and an offset: `2026-08-30T11:34:57+00:00`. */
function isoSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+00:00`;
}

/** Adds the time of receipt to the message: SimplePay repeats an IPN until it gets this signed confirmation. */
function confirmIpn(body: string, nowMs: number): string {
  const end = body.lastIndexOf('}');
  return `${body.slice(0, end)},"receiveDate":"${isoSeconds(nowMs)}"}`;
}
