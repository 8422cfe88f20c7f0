import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  eventVariables,
  purchaseAccount,
  readEventSettings,
  webhookReceiver,
} from './event-settings.ts';

const url = 'https://erp.example/orders';
const secret = Buffer.alloc(24, 7);

it.each([
  [{ url, secret }, { receiver: { url, secret } }],
  [{ url, secret: undefined }, { missing: 'WEBHOOK_SECRET' }],
  [{ url: undefined, secret }, { missing: 'WEBHOOK_URL' }],
  [{ url: undefined, secret: undefined }, {}],
])('[OE-9] names the setting of webhooks that is missing', (settings, result) => {
  expect(webhookReceiver(settings)).toEqual(result);
});

const googleSecret = 'a-secret-of-ga';
const account = { measurementId: 'G-TEST', apiSecret: googleSecret };
it.each([
  ['G-TEST', 'server', googleSecret, { account }],
  ['G-TEST', 'server', undefined, { missing: 'GOOGLE_API_SECRET' }],
  ['G-TEST', 'browser', googleSecret, {}],
  ['GTM-TEST', 'server', googleSecret, {}],
  ['', 'server', googleSecret, {}],
] as const)(
  '[OE-8] reports to %s by the %s with the secret %s',
  (google, purchases, key, result) => {
    expect(purchaseAccount({ google, purchases }, { googleSecret: key })).toEqual(result);
  },
);

it.each([
  [23, false],
  [24, true],
  [64, true],
  [65, false],
])('[OE-9] a key of %i bytes is valid: %s', (bytes, isValid) => {
  const text = `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
  expect(v.is(eventVariables.WEBHOOK_SECRET.schema, text)).toBe(isValid);
});

it('[OE-9] reads each setting by its name', () => {
  const names: string[] = [];
  const settings = readEventSettings((name) => {
    names.push(name);
    return undefined;
  });
  expect([names, settings]).toEqual([
    Object.keys(eventVariables),
    { url: undefined, secret: undefined, googleSecret: undefined },
  ]);
});
