import { money } from '@shop/money';
import { expect, it } from 'vitest';
import { createFakeBarion, documentedStart } from '../test/fake-barion.ts';
import {
  paymentProviderContract,
  paymentRequest,
  suiteNowMs,
} from '../testing/payment-provider-contract.ts';
import { createBarionProvider } from './barion-provider.ts';

const posKey = '21ec20203aea4069a2dd08002b30309d';

function makeBarion() {
  const barion = createFakeBarion();
  const provider = createBarionProvider(
    { posKey, payee: 'bolt@example.hu', environment: 'test' },
    { fetch: barion.fetch, now: () => suiteNowMs },
  );
  return { barion, provider };
}

paymentProviderContract(() => {
  const { barion, provider } = makeBarion();
  return {
    provider,
    signsCallbacks: false,
    pay: async () => barion.become('Succeeded'),
    decline: async () => barion.become('Canceled'),
    authorise: async () => barion.become('Authorized'),
    expire: async () => barion.become('Expired'),
    callback: async (reference) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      query: new URLSearchParams(),
      body: `PaymentId=${reference}`,
    }),
    disconnect: (afterwards) => barion.connect(afterwards ?? 'down'),
    connect: () => barion.connect('up'),
  };
});

it('[PA-31] asks for an immediate payment in whole forints, on Barion’s page', async () => {
  const { barion, provider } = makeBarion();
  await provider.start(paymentRequest);
  expect(barion.requests).toEqual([
    {
      url: 'https://api.test.barion.com/v2/Payment/Start',
      body: {
        POSKey: posKey,
        PaymentType: 'Immediate',
        PaymentWindow: '0.00:30:00',
        GuestCheckOut: true,
        FundingSources: ['All'],
        PaymentRequestId: paymentRequest.paymentId,
        OrderNumber: paymentRequest.orderNumber,
        PayerHint: 'vevo@example.hu',
        RedirectUrl: paymentRequest.returnUrl,
        CallbackUrl: paymentRequest.callbackUrl,
        Locale: 'hu-HU',
        Currency: 'HUF',
        Transactions: [
          {
            POSTransactionId: paymentRequest.paymentId,
            Payee: 'bolt@example.hu',
            Total: 12_990,
            Items: [
              {
                Name: paymentRequest.orderNumber,
                Description: paymentRequest.orderNumber,
                Quantity: 1,
                Unit: 'db',
                UnitPrice: 12_990,
                ItemTotal: 12_990,
              },
            ],
          },
        ],
      },
    },
  ]);
});

it('[PA-31] writes euros with cents', async () => {
  const { barion, provider } = makeBarion();
  await provider.start({ ...paymentRequest, amount: money(2_490, 'EUR') });
  expect(barion.requests[0]?.body).toMatchObject({
    Currency: 'EUR',
    Transactions: [{ Total: 24.9 }],
  });
});

it.each(['', '../../v2/Payment/Start', `${documentedStart.PaymentId}/x`])(
  '[PA-31] asks Barion nothing about "%s"',
  async (reference) => {
    const { barion, provider } = makeBarion();
    await provider.state({ paymentId: 'p', reference });
    expect(barion.requests).toEqual([]);
  },
);

it('[PA-13] reads the payment of a return and of each form of callback', async () => {
  const { provider } = makeBarion();
  const { PaymentId: reference } = documentedStart;
  const query = new URLSearchParams({ paymentId: reference });
  const none = new URLSearchParams();
  expect(provider.readReturn(query)).toEqual({ reference });
  for (const callback of [
    { headers: {}, query, body: '' },
    { headers: {}, query: none, body: `paymentId=${reference}` },
    { headers: {}, query: none, body: JSON.stringify({ PaymentId: reference }) },
  ]) {
    expect(await provider.readCallback(callback)).toMatchObject({
      value: { notice: { reference } },
    });
  }
});
