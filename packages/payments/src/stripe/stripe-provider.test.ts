import { money } from '@shop/money';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { createFakeStripe } from '../test/fake-stripe.ts';
import {
  paymentProviderContract,
  paymentRequest,
  suiteNowMs,
} from '../testing/payment-provider-contract.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { fromStripe, toStripe } from './stripe-report.ts';

const webhookSecret = 'whsec_test_secret';

function makeStripe() {
  const stripe = createFakeStripe();
  const provider = createStripeProvider(
    { secretKey: 'sk_test_123', webhookSecret, currencies: ['HUF', 'EUR'] },
    { fetch: stripe.fetch, now: () => suiteNowMs },
  );
  return { stripe, provider };
}

/** Webhook in Stripe's current format, signed with Stripe's library. */
async function webhook(object: object, secret = webhookSecret) {
  const body = JSON.stringify({
    id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object },
  });
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
  return { headers: { 'stripe-signature': signature }, query: new URLSearchParams(), body };
}

paymentProviderContract(() => {
  const { stripe, provider } = makeStripe();
  return {
    provider,
    signsCallbacks: true,
    pay: async () => stripe.become('complete', 'succeeded'),
    decline: async () => stripe.become('open', 'requires_payment_method'),
    authorise: async () => stripe.become('complete', 'requires_capture'),
    expire: async () => stripe.become('expired', 'requires_payment_method'),
    callback: () => webhook(stripe.sessionBody()),
    disconnect: (afterwards) => stripe.connect(afterwards ?? 'down'),
    connect: () => stripe.connect('up'),
  };
});

it('[PA-33] asks for a session in hundredths of a forint', async () => {
  const { stripe, provider } = makeStripe();
  await provider.start(paymentRequest);
  expect(stripe.requests).toEqual([
    {
      path: '/v1/checkout/sessions',
      form: {
        mode: 'payment',
        client_reference_id: paymentRequest.paymentId,
        'metadata[payment_id]': paymentRequest.paymentId,
        'metadata[order_number]': paymentRequest.orderNumber,
        'payment_intent_data[metadata][payment_id]': paymentRequest.paymentId,
        'payment_intent_data[metadata][order_number]': paymentRequest.orderNumber,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'huf',
        'line_items[0][price_data][unit_amount]': '1299000',
        'line_items[0][price_data][product_data][name]': paymentRequest.orderNumber,
        customer_email: 'vevo@example.hu',
        locale: 'hu',
        // Minimum of 30 minutes by Stripe's clock, plus one minute.
        expires_at: String(suiteNowMs / 1000 + 31 * 60),
        success_url: `${paymentRequest.returnUrl}&session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: paymentRequest.returnUrl,
      },
    },
  ]);
});

it('[PA-33] starts one session for one id', async () => {
  const { provider } = makeStripe();
  const first = await provider.start(paymentRequest);
  expect(await provider.start(paymentRequest)).toEqual(first);
});

it('[PA-33] converts amounts of each currency both ways', () => {
  expect(toStripe(12_990, 'HUF')).toBe(1_299_000);
  expect(toStripe(money(2_490, 'EUR').minor, 'EUR')).toBe(2_490);
  expect(fromStripe(1_299_000, 'HUF')).toBe(12_990);
});

it('[PA-13] refuses a webhook signed with another secret', async () => {
  const { stripe, provider } = makeStripe();
  await provider.start(paymentRequest);
  const forged = await webhook(stripe.sessionBody(), 'whsec_other');
  expect(await provider.readCallback(forged)).toMatchObject({ error: { kind: 'not-authentic' } });
});
