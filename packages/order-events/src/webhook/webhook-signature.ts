import { createHmac } from 'node:crypto';

export interface WebhookMessage {
  /** The same for every delivery of one event. */
  readonly id: string;
  readonly body: string;
  /** Seconds since 1970 of this delivery. */
  readonly timestamp: number;
}

/** Headers of a message by the Standard Webhooks specification, version 1: HMAC-SHA256 of id, timestamp and body. */
export function webhookHeaders(
  { id, body, timestamp }: WebhookMessage,
  secret: Buffer,
): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
