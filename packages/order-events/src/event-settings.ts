import * as v from 'valibot';

/** Settings of order events and purchase reports. */
export interface EventSettings {
  /** Address that order events are posted to. */
  readonly url: string | undefined;
  /** Key of their signatures. */
  readonly secret: Buffer | undefined;
  /** Secret of the data stream of GA4 that purchases are reported to. */
  readonly googleSecret: string | undefined;
}

/** Bytes of a key, from the specification of Standard Webhooks. */
const minKeyBytes = 24;
const maxKeyBytes = 64;

/** The variables, with their meaning and the fix for a wrong value. */
export const eventVariables = {
  WEBHOOK_URL: {
    about: 'The address that order events are posted to, such as that of an ERP.',
    schema: v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    ),
    fix: 'write it as https://erp.example/orders',
  },
  WEBHOOK_SECRET: {
    about: 'The key that signs order events: `whsec_` and 24 to 64 bytes in base64.',
    schema: v.pipe(
      v.string(),
      v.regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/),
      v.transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64')),
      v.check(({ length }) => length >= minKeyBytes && length <= maxKeyBytes),
    ),
    fix: 'write whsec_ and the output of: openssl rand -base64 32',
  },
  GOOGLE_API_SECRET: {
    about:
      'The secret of the data stream of GA4 that purchases and refunds are reported to, with `"purchases": "server"` in shop.json.',
    schema: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
    fix: 'copy it from Google Analytics: Admin, Data streams, Measurement Protocol API secrets',
  },
} as const;

type Read = <Name extends keyof typeof eventVariables>(
  name: Name,
) => v.InferOutput<(typeof eventVariables)[Name]['schema']> | undefined;

export function readEventSettings(read: Read): EventSettings {
  return {
    url: read('WEBHOOK_URL'),
    secret: read('WEBHOOK_SECRET'),
    googleSecret: read('GOOGLE_API_SECRET'),
  };
}

/** Returns the webhook's address and key; `undefined` if webhooks are off, with the missing setting if there is one. */
export function webhookReceiver({ url, secret }: Pick<EventSettings, 'url' | 'secret'>): {
  readonly receiver?: { readonly url: string; readonly secret: Buffer };
  /** Setting without which the other one has no effect. */
  readonly missing?: keyof typeof eventVariables;
} {
  if (url !== undefined && secret !== undefined) return { receiver: { url, secret } };
  if (url !== undefined) return { missing: 'WEBHOOK_SECRET' };
  return secret === undefined ? {} : { missing: 'WEBHOOK_URL' };
}

/** As `webhookReceiver`, for the GA4 account that purchases are reported to. `analytics`: of shop.json. */
export function purchaseAccount(
  { google, purchases }: { readonly google: string; readonly purchases: 'browser' | 'server' },
  { googleSecret }: Pick<EventSettings, 'googleSecret'>,
): {
  readonly account?: { readonly measurementId: string; readonly apiSecret: string };
  readonly missing?: keyof typeof eventVariables;
} {
  if (purchases === 'browser' || !google.startsWith('G-')) return {};
  return googleSecret === undefined
    ? { missing: 'GOOGLE_API_SECRET' }
    : { account: { measurementId: google, apiSecret: googleSecret } };
}
