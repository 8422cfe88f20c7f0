import { err, ok, type Fetch, type Result } from '@shop/kernel';
import { wireAmount, type Currency } from '@shop/money';
import type * as v from 'valibot';
import { parseJson, readBody, sendRequest } from '../provider/http-json.ts';
import { listByState } from '../provider/list-by-state.ts';
import type {
  PaymentNames,
  PaymentProvider,
  PaymentRequest,
  ProviderFailure,
} from '../provider/payment-provider.ts';
import { barionReport, paymentTransaction } from './barion-report.ts';
import { barionErrors, barionStarted, barionState, type BarionState } from './barion-wire.ts';

export interface BarionConfig {
  /** Secret key of the shop at Barion. */
  readonly posKey: string;
  /** Email address of the wallet that receives the money. */
  readonly payee: string;
  readonly environment: 'test' | 'production';
}

const environments = {
  test: { api: 'https://api.test.barion.com', gateway: 'https://secure.test.barion.com' },
  production: { api: 'https://api.barion.com', gateway: 'https://secure.barion.com' },
} as const;

const locales: Readonly<Record<string, string>> = {
  hu: 'hu-HU',
  de: 'de-DE',
  it: 'en-US',
  ro: 'en-US',
};

/** Identifier of a payment at Barion. It becomes a part of a URL path. */
const guid = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

/**
 * Creates the adapter of the Barion Smart Gateway: immediate payments on Barion's page, forints without fillér. Barion
 * does not sign callbacks: a callback contains only the id of a payment, and the state is read with the secret key.
 * Source: PA-31, https://docs.barion.com
 */
export function createBarionProvider(
  config: BarionConfig,
  ports: { readonly fetch: Fetch; readonly now: () => number },
): PaymentProvider {
  const { api, gateway } = environments[config.environment];

  async function post<const Schema extends v.GenericSchema>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<Result<v.InferOutput<Schema>, ProviderFailure>> {
    const response = await sendRequest(ports.fetch, {
      method: 'POST',
      url: `${api}${path}`,
      headers: { 'content-type': 'application/json', 'x-pos-key': config.posKey },
      body: JSON.stringify({ POSKey: config.posKey, ...body }),
    });
    return response.ok ? readAnswer(response.value.body, schema) : response;
  }

  /** Barion finds a payment only by its own id. A payment whose id was never received cannot have been paid. */
  async function read({ reference }: PaymentNames): Promise<Result<BarionState, ProviderFailure>> {
    if (reference === undefined || !guid.test(reference)) return err({ kind: 'not-found' });
    const response = await sendRequest(ports.fetch, {
      method: 'GET',
      url: `${api}/v4/payment/${reference}/paymentstate`,
      headers: { 'x-pos-key': config.posKey },
    });
    return response.ok ? readAnswer(response.value.body, barionState) : response;
  }

  const provider: Pick<PaymentProvider, 'state'> = {
    async state(names) {
      const state = await read(names);
      return state.ok ? ok(barionReport(state.value, currencyOf(state.value))) : state;
    },
  };

  return {
    ...provider,
    code: 'barion',
    origins: [gateway],
    currencies: ['HUF', 'EUR'],
    async start(request) {
      const body = startBody(request, config, ports.now());
      const started = await post('/v2/Payment/Start', body, barionStarted);
      if (!started.ok) return started;
      const { PaymentId: reference, GatewayUrl: redirectUrl } = started.value;
      return ok({ reference, redirectUrl });
    },
    readReturn: (query) => noticeOf(query.get('paymentId')),
    async readCallback({ query, body }) {
      const form = new URLSearchParams(body);
      const paymentIdInQuery =
        query.get('paymentId') ?? form.get('paymentId') ?? form.get('PaymentId');
      const notice = noticeOf(paymentIdInQuery ?? paymentIdInJson(body));
      return notice === undefined
        ? err({ kind: 'malformed' })
        : ok({ notice, answer: { headers: {}, body: '' } });
    },
    async capture(names, amount) {
      const state = await read(names);
      if (!state.ok) return state;
      const transaction = paymentTransaction(state.value);
      if (state.value.Status === 'Succeeded') return ok();
      const Transactions = [
        { TransactionId: transaction?.TransactionId, Total: wireAmount(amount) },
      ];
      const PaymentId = names.reference;
      const captured = await post('/v2/Payment/Capture', { PaymentId, Transactions }, barionErrors);
      return captured.ok ? ok() : captured;
    },
    async void(names) {
      const state = await read(names);
      if (!state.ok) return state;
      // A prepared payment cannot be canceled: it expires at the end of its payment window.
      if (state.value.Status !== 'Authorized') return ok();
      const PaymentId = names.reference;
      const voided = await post('/v2/Payment/CancelAuthorization', { PaymentId }, barionErrors);
      return voided.ok ? ok() : voided;
    },
    async refund(names, { amount, refundedBefore, key }) {
      const state = await read(names);
      if (!state.ok) return state;
      const report = barionReport(state.value, amount.currency);
      // Barion has no idempotency keys: the refunded amount shows whether an earlier call of the same refund succeeded.
      if (report.refunded >= refundedBefore + amount.minor) return ok();
      const refund = {
        TransactionId: paymentTransaction(state.value)?.TransactionId,
        POSTransactionId: key,
        AmountToRefund: wireAmount(amount),
      };
      const body = { PaymentId: names.reference, TransactionsToRefund: [refund] };
      const refunded = await post('/v2/Payment/Refund', body, barionErrors);
      return refunded.ok ? ok() : refunded;
    },
    list: (payments) => listByState(provider, payments),
  };
}

/** Builds the body of `POST /v2/Payment/Start`. */
function startBody(request: PaymentRequest, { payee }: BarionConfig, nowMs: number): object {
  const { paymentId, orderNumber, amount, email, language } = request;
  const total = wireAmount(amount);
  const item = {
    Name: orderNumber,
    Description: orderNumber,
    Quantity: 1,
    Unit: 'db',
    UnitPrice: total,
    ItemTotal: total,
  };
  return {
    PaymentType: 'Immediate',
    PaymentWindow: timeSpan(request.expiresAtMs - nowMs),
    GuestCheckOut: true,
    FundingSources: ['All'],
    PaymentRequestId: paymentId,
    OrderNumber: orderNumber,
    PayerHint: email,
    RedirectUrl: request.returnUrl,
    CallbackUrl: request.callbackUrl,
    Locale: locales[language] ?? 'en-US',
    Currency: amount.currency,
    Transactions: [{ POSTransactionId: paymentId, Payee: payee, Total: total, Items: [item] }],
  };
}

/** Formats a duration as `d.hh:mm:ss`, from one minute to a week. */
function timeSpan(ms: number): string {
  const seconds = Math.min(Math.max(Math.round(ms / 1000), 60), 604_800);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const day = Math.floor(seconds / 86_400);
  return `${day}.${two((seconds % 86_400) / 3_600)}:${two((seconds % 3_600) / 60)}:${two(seconds % 60)}`;
}

function readAnswer<const Schema extends v.GenericSchema>(
  body: string,
  schema: Schema,
): Result<v.InferOutput<Schema>, ProviderFailure> {
  const answer = readBody(barionErrors, body);
  if (!answer.ok) return answer;
  const [error] = answer.value.Errors;
  if (error === undefined) return readBody(schema, body);
  const isUnknown = error.ErrorCode === 'PaymentNotFound';
  return err(isUnknown ? { kind: 'not-found' } : { kind: 'rejected', code: error.ErrorCode });
}

function currencyOf(state: BarionState): Currency {
  return state['Currency'] === 'EUR' ? 'EUR' : 'HUF';
}

function noticeOf(paymentId: string | null) {
  return paymentId !== null && guid.test(paymentId) ? { reference: paymentId } : undefined;
}

function paymentIdInJson(body: string): string | null {
  const parsed = parseJson(body) as { PaymentId?: unknown } | null | undefined;
  return typeof parsed?.PaymentId === 'string' ? parsed.PaymentId : null;
}
