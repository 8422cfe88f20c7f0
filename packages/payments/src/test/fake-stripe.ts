/** Session in the format of https://docs.stripe.com/api/checkout/sessions/object. */
const sessionId = 'cs_test_a11YYufWQzNY63zpQ6QSNRQhkUpVph4WRmzW0zWJO2znZKdVujZ0N0S22u';
const intentId = 'pi_1PgafmB7WZ01zgkW6dKueIc5';

type Body = Readonly<Record<string, unknown>>;

/** Creates a fake of Stripe with one session that answers as documented. */
export function createFakeStripe() {
  let session: 'none' | 'open' | 'complete' | 'expired' = 'none';
  let intent = 'requires_payment_method';
  let amount = 0;
  let refunded = 0;
  let connection: 'up' | 'down' | 'acts' = 'up';
  let metadata = {};
  const answered = new Map<string, Body>();
  const requests: { readonly path: string; readonly form: Readonly<Record<string, string>> }[] = [];

  const sessionBody = () => ({
    id: sessionId,
    object: 'checkout.session',
    amount_total: amount,
    currency: 'huf',
    status: session,
    payment_status: intent === 'succeeded' ? 'paid' : 'unpaid',
    metadata,
    url: session === 'open' ? `https://checkout.stripe.com/c/pay/${sessionId}` : null,
    payment_intent: {
      id: intentId,
      object: 'payment_intent',
      status: intent,
      amount,
      amount_received: intent === 'succeeded' ? amount : 0,
      amount_capturable: intent === 'requires_capture' ? amount : 0,
      latest_charge: {
        id: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
        object: 'charge',
        amount_refunded: refunded,
      },
    },
  });

  function respond(path: string, form: Readonly<Record<string, string>>): [number, Body] {
    if (path === '/v1/checkout/sessions') {
      session = 'open';
      amount = Number(form['line_items[0][price_data][unit_amount]']);
      metadata = { payment_id: form['metadata[payment_id]'] };
      return [200, sessionBody()];
    }
    if (path === `/v1/checkout/sessions/${sessionId}/expire`) session = 'expired';
    if (path.endsWith('/capture')) intent = 'succeeded';
    if (path.endsWith('/cancel')) intent = 'canceled';
    if (path === '/v1/refunds') {
      const part = Number(form['amount']);
      if (refunded + part > amount) {
        const error = { type: 'invalid_request_error', code: 'charge_already_refunded' };
        return [400, { error }];
      }
      refunded += part;
      return [200, { id: 're_1Nispe2eZvKYlo2Cd31jOCgZ', object: 'refund', amount: part }];
    }
    if (session === 'none' || (path.includes('sessions') && !path.includes(sessionId))) {
      const error = { type: 'invalid_request_error', code: 'resource_missing' };
      return [404, { error }];
    }
    return [200, sessionBody()];
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const form = Object.fromEntries(new URLSearchParams(String(init?.body ?? '')));
    requests.push({ path: pathname, form });
    if (connection === 'down') throw new TypeError('fetch failed');
    const key = new Headers(init?.headers).get('idempotency-key');
    const stored = key === null ? undefined : answered.get(key);
    const [status, body] = stored === undefined ? respond(pathname, form) : [200, stored];
    if (key !== null && status === 200) answered.set(key, body);
    if (connection === 'acts' && init?.method === 'POST') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(body), { status });
  };

  return {
    fetch,
    requests,
    sessionBody,
    become(nextSession: typeof session, nextIntent: string) {
      session = nextSession;
      intent = nextIntent;
    },
    connect(next: typeof connection) {
      connection = next;
    },
  };
}
