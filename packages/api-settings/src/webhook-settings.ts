import * as v from 'valibot';

/** Where order events are sent. Both or none: see `webhookPorts`. */
export interface WebhookSettings {
  readonly url: string | undefined;
  /** Key of the signatures. */
  readonly secret: Buffer | undefined;
}

/** Bytes of a key, from the specification of Standard Webhooks. */
const minKeyBytes = 24;
const maxKeyBytes = 64;

/** The settings of webhooks. */
export const webhookVariables = {
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
} as const;

type Read = <Name extends keyof typeof webhookVariables>(
  name: Name,
) => v.InferOutput<(typeof webhookVariables)[Name]['schema']> | undefined;

export function readWebhookSettings(read: Read): WebhookSettings {
  return { url: read('WEBHOOK_URL'), secret: read('WEBHOOK_SECRET') };
}
