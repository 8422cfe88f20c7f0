import { money } from '@shop/money';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CallbackRequest,
  PaymentProvider,
  PaymentRequest,
} from '../provider/payment-provider.ts';

/** A provider and a simulated payer. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  /** The payer pays on the hosted page. */
  pay(reference: string): Promise<void>;
  /** The payment of the payer is declined. */
  decline(reference: string): Promise<void>;
  /** Authorises the amount without capturing it; absent if the provider is not configured to. */
  authorise?(reference: string): Promise<void>;
  /** The time to pay ends. */
  expire(reference: string): Promise<void>;
  /** Returns the callback that the provider would send now. */
  callback(reference: string): Promise<CallbackRequest>;
  /** True if callbacks are signed. */
  readonly signsCallbacks: boolean;
  /** Ends the connection: calls are no longer answered. `acts`: the next call takes effect, but its answer is lost. */
  disconnect(afterwards?: 'acts'): void;
  connect(): void;
}

/** Payment request of the suite: 12,990 Ft. */
export const paymentRequest: PaymentRequest = {
  paymentId: 'p-0000000000000000000000000001',
  orderNumber: 'ZG-2026-000123-K7QX4M',
  amount: money(12_990, 'HUF'),
  language: 'hu',
  email: 'vevo@example.hu',
  buyer: {
    name: 'Kovács Anna',
    country: 'HU',
    postcode: '1061',
    city: 'Budapest',
    street: 'Andrássy út 1.',
  },
  returnUrl: 'https://shop.example/payment?order=ZG-2026-000123-K7QX4M',
  callbackUrl: 'https://shop.example/api/payment/callback/barion',
  expiresAtMs: Date.UTC(2026, 10, 26, 18, 30),
};

/** Current time in the suite. */
export const suiteNowMs = Date.UTC(2026, 10, 26, 18, 0);

/** Tests that every `PaymentProvider` passes. `make` returns a provider without payments at each call. */
export function paymentProviderContract(make: () => ProviderUnderTest): void {
  describe('as a payment provider', () => {
    const suite = createSuite();
    beforeEach(() => suite.reset(make()));
    testPayments(suite);
    testCallbacks(suite);
    testRefunds(suite);
    testAuthorisations(suite);
  });
}

const partialRefund = { amount: money(4_990, 'HUF'), refundedBefore: 0, key: 'r-1' };

type Suite = ReturnType<typeof createSuite>;

/** Creates the shared state of the tests: the provider of the running test, and the payment it started. */
function createSuite() {
  let current: ProviderUnderTest | undefined;
  let reference = '';
  const test = (): ProviderUnderTest => {
    if (current === undefined) throw new Error('no test runs');
    return current;
  };
  const names = () => ({ paymentId: paymentRequest.paymentId, reference });
  return {
    reset(provider: ProviderUnderTest): void {
      current = provider;
      reference = '';
    },
    get test(): ProviderUnderTest {
      return test();
    },
    get reference(): string {
      return reference;
    },
    names,
    state: async () => (await test().provider.state(names())) as { readonly value: unknown },
    /** Starts the payment and returns the address of its page. */
    async start(): Promise<string> {
      const started = await test().provider.start(paymentRequest);
      if (!started.ok) throw new Error(`not started: ${JSON.stringify(started.error)}`);
      reference = started.value.reference;
      return started.value.redirectUrl;
    },
  };
}

function testPayments(suite: Suite): void {
  it('[PA-10] sends the payer to a page of its own origins', async () => {
    const url = await suite.start();
    expect(suite.test.provider.origins).toContain(new URL(url).origin);
    expect(new URL(url).protocol).toBe('https:');
  });

  it('[PA-11] takes no money before the payer paid', async () => {
    await suite.start();
    expect((await suite.state()).value).toMatchObject({
      status: 'pending',
      amount: 0,
      refunded: 0,
    });
  });

  it('[PA-12] reports what was paid in minor units', async () => {
    await suite.start();
    await suite.test.pay(suite.reference);
    expect((await suite.state()).value).toMatchObject({
      reference: suite.reference,
      status: 'captured',
      amount: 12_990,
      refunded: 0,
    });
  });

  it('[PA-12] reports a refused payment without money', async () => {
    await suite.start();
    await suite.test.decline(suite.reference);
    expect(['failed', 'pending']).toContain(
      ((await suite.state()).value as { readonly status: string }).status,
    );
    expect((await suite.state()).value).toMatchObject({ amount: 0, refunded: 0 });
  });

  it('[PA-12] reports a payment that was not made in time as expired', async () => {
    await suite.start();
    await suite.test.expire(suite.reference);
    expect((await suite.state()).value).toMatchObject({ status: 'expired', amount: 0 });
  });

  it('[PA-16] knows no payment that was never started', async () => {
    const unknown = { paymentId: 'p-unknown', reference: '00000000000000000000000000000000' };
    expect(await suite.test.provider.state(unknown)).toMatchObject({
      error: { kind: 'not-found' },
    });
  });

  it('[PA-17] lists the states of the payments it is asked for', async () => {
    await suite.start();
    await suite.test.pay(suite.reference);
    const reports = await suite.test.provider.list([suite.names(), { paymentId: 'p-unknown' }]);
    expect([...reports.keys()]).toEqual([paymentRequest.paymentId]);
    expect(reports.get(paymentRequest.paymentId)).toMatchObject({ status: 'captured' });
    expect((await suite.test.provider.list([])).size).toBe(0);
  });

  it('[PA-18] returns a lost connection as a failure', async () => {
    await suite.start();
    suite.test.disconnect();
    const failure = { error: { kind: 'unreachable' } };
    expect(await suite.test.provider.state(suite.names())).toMatchObject(failure);
    expect(await suite.test.provider.start({ ...paymentRequest, paymentId: 'p-2' })).toMatchObject(
      failure,
    );
    expect(await suite.test.provider.refund(suite.names(), partialRefund)).toMatchObject(failure);
    expect((await suite.test.provider.list([suite.names()])).size).toBe(0);
  });
}

function testCallbacks(suite: Suite): void {
  it('[PA-13] names the payment of a callback', async () => {
    await suite.start();
    await suite.test.pay(suite.reference);
    const received = await suite.test.provider.readCallback(
      await suite.test.callback(suite.reference),
    );
    const notice = received.ok ? received.value.notice : {};
    expect([notice.reference, notice.paymentId]).toContain(
      notice.paymentId === undefined ? suite.reference : paymentRequest.paymentId,
    );
    expect(received.ok).toBe(true);
  });

  it('[PA-13] rejects a forged or modified callback', async () => {
    await suite.start();
    await suite.test.pay(suite.reference);
    const callback = await suite.test.callback(suite.reference);
    const changed = { ...callback, body: `${callback.body} ` };
    const unsigned = { ...callback, headers: {} };
    if (!suite.test.signsCallbacks) return;
    expect(await suite.test.provider.readCallback(changed)).toMatchObject({
      error: { kind: 'not-authentic' },
    });
    expect(await suite.test.provider.readCallback(unsigned)).toMatchObject({
      error: { kind: 'not-authentic' },
    });
  });

  it('[PA-13] refuses what is no callback, and does not throw', async () => {
    const nothing = { headers: {}, query: new URLSearchParams(), body: '{' };
    expect((await suite.test.provider.readCallback(nothing)).ok).toBe(false);
    expect(suite.test.provider.readReturn(new URLSearchParams('r=%00&x=1'))).toBeUndefined();
  });
}

function testRefunds(suite: Suite): void {
  it('[PA-14] refunds a part and then the rest', async () => {
    await suite.start();
    await suite.test.pay(suite.reference);
    expect((await suite.test.provider.refund(suite.names(), partialRefund)).ok).toBe(true);
    expect((await suite.state()).value).toMatchObject({ status: 'captured', refunded: 4_990 });
    const remainder = { amount: money(8_000, 'HUF'), refundedBefore: 4_990, key: 'r-2' };
    expect((await suite.test.provider.refund(suite.names(), remainder)).ok).toBe(true);
    expect((await suite.state()).value).toMatchObject({ amount: 12_990, refunded: 12_990 });
  });

  it('[PA-14] refunds once when the same refund is repeated', async () => {
    await suite.start();
    await suite.test.pay(suite.reference);
    suite.test.disconnect('acts');
    expect(await suite.test.provider.refund(suite.names(), partialRefund)).toMatchObject({
      error: { kind: 'unreachable' },
    });
    suite.test.connect();
    await suite.test.provider.refund(suite.names(), partialRefund);
    await suite.test.provider.refund(suite.names(), partialRefund);
    expect((await suite.state()).value).toMatchObject({ refunded: 4_990 });
  });

  it('[PA-14] refunds no more than was taken', async () => {
    await suite.start();
    await suite.test.pay(suite.reference);
    const tooMuch = { ...partialRefund, amount: money(20_000, 'HUF') };
    expect(await suite.test.provider.refund(suite.names(), tooMuch)).toMatchObject({
      error: { kind: 'rejected' },
    });
    expect((await suite.state()).value).toMatchObject({ refunded: 0 });
  });
}

function testAuthorisations(suite: Suite): void {
  it('[PA-15] captures an authorised amount, once', async () => {
    await suite.start();
    if (suite.test.authorise === undefined) return;
    await suite.test.authorise(suite.reference);
    expect((await suite.state()).value).toMatchObject({ status: 'authorised', amount: 12_990 });
    expect((await suite.test.provider.capture(suite.names(), paymentRequest.amount)).ok).toBe(true);
    expect((await suite.test.provider.capture(suite.names(), paymentRequest.amount)).ok).toBe(true);
    expect((await suite.state()).value).toMatchObject({ status: 'captured', amount: 12_990 });
  });

  it('[PA-15] voids an authorised amount, twice without harm', async () => {
    await suite.start();
    if (suite.test.authorise === undefined) return;
    await suite.test.authorise(suite.reference);
    expect((await suite.test.provider.void(suite.names())).ok).toBe(true);
    expect((await suite.test.provider.void(suite.names())).ok).toBe(true);
    expect((await suite.state()).value).toMatchObject({ status: 'failed', amount: 0 });
  });
}
