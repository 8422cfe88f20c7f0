import { describe, expect, it } from 'vitest';
import {
  paymentProviderContract,
  paymentRequest,
  suiteNowMs,
  type ProviderUnderTest,
} from '../testing/payment-provider-contract.ts';
import { createMemorySandboxStore } from './memory-sandbox-store.ts';
import { createSandboxProvider, type SandboxCallback } from './sandbox-provider.ts';

function makeSandbox(capturesAtOnce = true) {
  let nowMs = suiteNowMs;
  let fault: 'none' | 'unreachable' | 'unanswered' = 'none';
  let count = 0;
  const sent: { readonly callback: SandboxCallback; readonly delayMs: number }[] = [];
  const config = { code: 'sandbox', secret: 'sandbox-secret', currencies: ['HUF'] };
  const provider = createSandboxProvider(
    { ...config, pageUrl: 'https://shop.example/api/payment/sandbox', capturesAtOnce },
    {
      store: createMemorySandboxStore(),
      clock: { now: () => nowMs as never },
      newReference: () => `s-${(count += 1)}`,
      send: async (callback, delayMs) => void sent.push({ callback, delayMs }),
      fault: () => fault,
    },
  );
  const test: ProviderUnderTest = {
    provider,
    signsCallbacks: true,
    pay: async (reference) => void (await provider.decide(reference, 'pay', 'normal')),
    decline: async (reference) => void (await provider.decide(reference, 'decline', 'normal')),
    async expire() {
      nowMs = paymentRequest.expiresAtMs;
    },
    async callback() {
      const { headers = {}, body = '' } = sent.at(-1)?.callback ?? {};
      return { headers, body, query: new URLSearchParams() };
    },
    disconnect(afterwards) {
      fault = afterwards === 'acts' ? 'unanswered' : 'unreachable';
    },
    connect() {
      fault = 'none';
    },
  };
  return { provider, test, sent };
}

describe('[PA-10] [PA-11] [PA-12] [PA-14] [PA-15] [PA-16] [PA-18] the sandbox', () => {
  paymentProviderContract(() => makeSandbox().test);
  paymentProviderContract(() => {
    const { provider, test } = makeSandbox(false);
    const pay = async (reference: string) => {
      await provider.decide(reference, 'pay', 'normal');
      await provider.capture({ paymentId: '', reference }, paymentRequest.amount);
    };
    return { ...test, pay, authorise: test.pay };
  });
});

it('[PA-28] starts one payment for one id', async () => {
  const { provider } = makeSandbox();
  const first = await provider.start(paymentRequest);
  expect(await provider.start(paymentRequest)).toEqual(first);
});

it.each([
  ['normal', [0]],
  ['late', [20_000]],
  ['repeated', [0, 0, 3_000]],
  ['lost', []],
] as const)('[PA-29] sends %s callbacks after %j ms', async (plan, delays) => {
  const { provider, sent } = makeSandbox();
  await provider.start(paymentRequest);
  await provider.decide('s-1', 'pay', plan);
  expect(sent.map(({ delayMs }) => delayMs)).toEqual(delays);
});

it('[PA-30] keeps the first decision of a payer who goes back and decides again', async () => {
  const { provider } = makeSandbox();
  await provider.start(paymentRequest);
  await provider.decide('s-1', 'pay', 'lost');
  expect(await provider.decide('s-1', 'cancel', 'lost')).toMatchObject({ status: 'captured' });
});
