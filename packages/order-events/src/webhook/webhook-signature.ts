import { createHmac } from 'node:crypto';

export interface WebhookMessage {
  /** Id of the event; equal for all its deliveries. */
  readonly id: string;
  readonly body: string;
  /** Time of this delivery, in seconds since 1970. */
  readonly timestamp: number;
}

/**
 * Returns the headers of a message by the Standard Webhooks specification, version 1: HMAC-SHA256 of id, timestamp and
 * body.
 */
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
