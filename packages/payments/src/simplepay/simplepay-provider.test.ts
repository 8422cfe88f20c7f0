import { expect, it } from 'vitest';
import { signHmac, verifyHmac } from '../provider/hmac.ts';
import { createFakeSimplePay, testMerchant, testSecret } from '../test/fake-simplepay.ts';
import {
  paymentProviderContract,
  paymentRequest,
  suiteNowMs,
} from '../testing/payment-provider-contract.ts';
import { createSimplePayProvider } from './simplepay-provider.ts';

const salt = 'abcdefghijklmnopqrstuvwxyz012345';

function makeSimplePay() {
  const simplePay = createFakeSimplePay();
  const provider = createSimplePayProvider(
    { merchant: testMerchant, secretKey: testSecret, currency: 'HUF', environment: 'sandbox' },
    { fetch: simplePay.fetch, now: () => suiteNowMs, newSalt: () => salt },
  );
  return { simplePay, provider };
}

paymentProviderContract(() => {
  const { simplePay, provider } = makeSimplePay();
  return {
    provider,
    signsCallbacks: true,
    pay: async () => simplePay.become('FINISHED'),
    decline: async () => simplePay.become('NOTAUTHORIZED'),
    authorise: async () => simplePay.become('AUTHORIZED'),
    expire: async () => simplePay.become('TIMEOUT'),
    callback: async () => ({ ...(await simplePay.ipn()), query: new URLSearchParams() }),
    disconnect: (afterwards) => simplePay.connect(afterwards ?? 'down'),
    connect: () => simplePay.connect('up'),
  };
});

it('[PA-32] signs with HMAC-SHA384 in base64, as the public test account shows', async () => {
  const body = '{"salt":"abcdefghijklmnopqrstuvwxyz012345","merchant":"PUBLICTESTHUF"}';
  const signature = '2jhhXDkc6/cJna/lMvut1qRt+a1t1AakfzqiovFTkuweGmMTsj3qSjYzfpcNcWU2';
  expect(await signHmac('SHA-384', testSecret, body)).toBe(signature);
  expect(await verifyHmac('SHA-384', testSecret, body, ` ${signature}\r\n`)).toBe(true);
  expect(await verifyHmac('SHA-384', testSecret, `${body} `, signature)).toBe(false);
});

it('[PA-32] asks for whole forints by card, with the four addresses of the return', async () => {
  const { simplePay, provider } = makeSimplePay();
  await provider.start(paymentRequest);
  const { returnUrl } = paymentRequest;
  expect(simplePay.requests).toEqual([
    {
      url: 'https://sandbox.simplepay.hu/payment/v2/start',
      body: {
        salt,
        merchant: 'PUBLICTESTHUF',
        orderRef: paymentRequest.paymentId,
        currency: 'HUF',
        customerEmail: 'vevo@example.hu',
        language: 'HU',
        methods: ['CARD'],
        total: 12_990,
        timeout: '2026-11-26T18:30:00+00:00',
        urls: { success: returnUrl, fail: returnUrl, cancel: returnUrl, timeout: returnUrl },
        invoice: {
          name: 'Kovács Anna',
          country: 'hu',
          city: 'Budapest',
          zip: '1061',
          address: 'Andrássy út 1.',
        },
        sdkVersion: 'shop-payments:1.0',
      },
    },
  ]);
});

it('[PA-32] believes no response with another signature', async () => {
  const { simplePay, provider } = makeSimplePay();
  simplePay.impersonate();
  expect(await provider.start(paymentRequest)).toMatchObject({ error: { kind: 'unreachable' } });
});

it('[PA-32] confirms an IPN with its own bytes, the moment of receipt and a signature', async () => {
  const { simplePay, provider } = makeSimplePay();
  await provider.start(paymentRequest);
  simplePay.become('FINISHED');
  const ipn = await simplePay.ipn();
  const received = await provider.readCallback({ ...ipn, query: new URLSearchParams() });
  const answer = received.ok ? received.value.answer : { headers: {}, body: '' };
  expect(answer.body).toBe(`${ipn.body.slice(0, -1)},"receiveDate":"2026-11-26T18:00:00+00:00"}`);
  const { signature = '' } = answer.headers as { readonly signature?: string };
  expect(await verifyHmac('SHA-384', testSecret, answer.body, signature)).toBe(true);
});

it('[PA-13] reads the payment of a return', async () => {
  const { provider } = makeSimplePay();
  const notice = { r: 0, t: 509007600, e: 'SUCCESS', m: testMerchant, o: 'p-1' };
  const r = Buffer.from(JSON.stringify(notice)).toString('base64');
  expect(provider.readReturn(new URLSearchParams({ r, s: 'x' }))).toEqual({
    reference: '509007600',
    paymentId: 'p-1',
  });
});

it('[PA-17] asks for all open payments in one call', async () => {
  const { simplePay, provider } = makeSimplePay();
  await provider.list([{ paymentId: 'p-1' }, { paymentId: 'p-2' }]);
  expect(simplePay.requests.map(({ body }) => body['orderRefs'])).toEqual([['p-1', 'p-2']]);
});
