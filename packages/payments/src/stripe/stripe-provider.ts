import { err, ok, type Result } from '@shop/kernel';
import type { Currency } from '@shop/money';
import { Stripe } from 'stripe';
import type {
  CallbackRequest,
  PaymentNames,
  PaymentProvider,
  PaymentRequest,
  ProviderFailure,
} from '../provider/payment-provider.ts';
import { listByState } from '../provider/list-by-state.ts';
import { stripeReport, toStripe } from './stripe-report.ts';

export interface StripeConfig {
  readonly secretKey: string;
  /** Secret of the webhook endpoint, `whsec_…`. */
  readonly webhookSecret: string;
  readonly currencies: readonly Currency[];
}

/** Timeout of a call to Stripe in ms. */
const timeoutMs = 15_000;
/** Stripe accepts sessions of 30 minutes to 24 hours by its own clock; one minute is added for clock drift. */
const minSessionMs = 31 * 60_000;
const maxSessionMs = 24 * 3_600_000;

const locales = ['de', 'en', 'hu', 'it', 'ro'] as const;

/**
 * Creates the adapter of Stripe Checkout: cards, Apple Pay and Google Pay on Stripe's page. Webhooks have a signature
 * with a timestamp. Source: PA-33, https://docs.stripe.com/api/checkout/sessions
 */
export function createStripeProvider(
  config: StripeConfig,
  ports: { readonly fetch: typeof globalThis.fetch; readonly now: () => number },
): PaymentProvider {
  const stripe = new Stripe(config.secretKey, {
    httpClient: Stripe.createFetchHttpClient(ports.fetch),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });

  async function retrieve({
    reference,
  }: PaymentNames): Promise<Result<Stripe.Checkout.Session, ProviderFailure>> {
    if (reference === undefined) return err({ kind: 'not-found' });
    const expand = ['payment_intent.latest_charge'];
    return attempt(() => stripe.checkout.sessions.retrieve(reference, { expand }));
  }

  /** Finds the payment intent of a session; `undefined` before the first attempt to pay. */
  async function intentOf(
    names: PaymentNames,
  ): Promise<Result<Stripe.PaymentIntent | undefined, ProviderFailure>> {
    const session = await retrieve(names);
    if (!session.ok) return session;
    const { payment_intent: intent } = session.value;
    return ok(typeof intent === 'object' && intent !== null ? intent : undefined);
  }

  const provider: Pick<PaymentProvider, 'state'> = {
    async state(names) {
      const session = await retrieve(names);
      return session.ok ? ok(stripeReport(session.value)) : session;
    },
  };

  return {
    ...provider,
    code: 'stripe',
    origins: ['https://checkout.stripe.com'],
    currencies: config.currencies,
    async start(request) {
      // Idempotency key: a repeated start returns the same session.
      const options = { idempotencyKey: `start-${request.paymentId}` };
      const session = await attempt(() =>
        stripe.checkout.sessions.create(sessionParams(request, ports.now()), options),
      );
      if (!session.ok) return session;
      const { id: reference, url } = session.value;
      return url === null ? rejected('no-page') : ok({ reference, redirectUrl: url });
    },
    readReturn(query) {
      const reference = query.get('session_id');
      return reference === null ? undefined : { reference };
    },
    readCallback: (request) => readWebhook(stripe, config.webhookSecret, request),
    async capture(names, amount) {
      const intent = await intentOf(names);
      if (!intent.ok) return intent;
      if (intent.value === undefined) return rejected('not-authorised');
      const { id, status } = intent.value;
      if (status === 'succeeded') return ok();
      const params = { amount_to_capture: toStripe(amount.minor, amount.currency) };
      const options = { idempotencyKey: `capture-${names.paymentId}` };
      const captured = await attempt(() => stripe.paymentIntents.capture(id, params, options));
      return captured.ok ? ok() : captured;
    },
    async void(names) {
      const session = await retrieve(names);
      if (!session.ok) return session;
      const { id, status, payment_intent: intent } = session.value;
      if (typeof intent === 'object' && intent?.status === 'requires_capture') {
        const canceled = await attempt(() => stripe.paymentIntents.cancel(intent.id));
        return canceled.ok ? ok() : canceled;
      }
      if (status !== 'open') return ok();
      const expired = await attempt(() => stripe.checkout.sessions.expire(id));
      return expired.ok ? ok() : expired;
    },
    async refund(names, { amount, key }) {
      const intent = await intentOf(names);
      if (!intent.ok) return intent;
      if (intent.value === undefined) return rejected('not-captured');
      const params = {
        payment_intent: intent.value.id,
        amount: toStripe(amount.minor, amount.currency),
      };
      const options = { idempotencyKey: `refund-${key}` };
      const refunded = await attempt(() => stripe.refunds.create(params, options));
      return refunded.ok ? ok() : refunded;
    },
    list: (payments) => listByState(provider, payments),
  };
}

function sessionParams(
  request: PaymentRequest,
  nowMs: number,
): Stripe.Checkout.SessionCreateParams {
  const { paymentId, orderNumber, amount, email, returnUrl } = request;
  const lifeMs = Math.min(Math.max(request.expiresAtMs - nowMs, minSessionMs), maxSessionMs);
  const join = returnUrl.includes('?') ? '&' : '?';
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    metadata: { payment_id: paymentId, order_number: orderNumber },
    payment_intent_data: { metadata: { payment_id: paymentId, order_number: orderNumber } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: toStripe(amount.minor, amount.currency),
          product_data: { name: orderNumber },
        },
      },
    ],
    ...(email === undefined ? {} : { customer_email: email }),
    locale: locales.find((locale) => locale === request.language) ?? 'auto',
    expires_at: Math.floor((nowMs + lifeMs) / 1000),
    success_url: `${returnUrl}${join}session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: returnUrl,
  };
}

/** Verifies the signature of an event and returns the payment it refers to. */
async function readWebhook(
  stripe: Stripe,
  secret: string,
  { headers, body }: CallbackRequest,
): ReturnType<PaymentProvider['readCallback']> {
  const signature = headers['stripe-signature'] ?? '';
  try {
    const notice = noticeOf(await stripe.webhooks.constructEventAsync(body, signature, secret));
    return notice === undefined
      ? err({ kind: 'malformed' })
      : ok({ notice, answer: { headers: {}, body: '' } });
  } catch {
    return err({ kind: 'not-authentic' });
  }
}

/** Returns the payment of an event: session events name it themselves, other events in their metadata. */
function noticeOf(event: Stripe.Event) {
  const object = event.data.object as {
    id?: string;
    object?: string;
    metadata?: Readonly<Record<string, string>> | null;
  };
  const paymentId = object.metadata?.['payment_id'];
  const reference = object.object === 'checkout.session' ? object.id : undefined;
  return paymentId === undefined && reference === undefined ? undefined : { paymentId, reference };
}

/** Calls Stripe. A request that Stripe does not accept is rejected; after a connection error the result is unknown. */
async function attempt<T>(call: () => Promise<T>): Promise<Result<T, ProviderFailure>> {
  try {
    return ok(await call());
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) return err({ kind: 'unreachable' });
    const { statusCode = 0, code, type } = error;
    if (statusCode === 404) return err({ kind: 'not-found' });
    if (statusCode === 0 || statusCode === 429 || statusCode >= 500) {
      return err({ kind: 'unreachable' });
    }
    return rejected(code ?? type);
  }
}

const rejected = (code: string) => err({ kind: 'rejected', code } as const);
