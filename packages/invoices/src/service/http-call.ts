import { err, ok, type Result } from '@shop/kernel';
import type { InvoiceFailure } from './invoice-service.ts';

/** Timeout of a service's response, in milliseconds. */
const defaultTimeoutMs = 15_000;

/** Access of an adapter to its service. */
export interface HttpPorts {
  readonly fetch: typeof globalThis.fetch;
  /** Timeout of a call, in milliseconds. Default: 15,000. */
  readonly timeoutMs?: number | undefined;
}

/** A whole response. */
export interface HttpAnswer {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Makes one call. A server error, or no response, leaves open if the service acted. Follows no redirects. */
export async function httpCall(
  { fetch, timeoutMs = defaultTimeoutMs }: HttpPorts,
  url: string,
  init: RequestInit,
): Promise<Result<HttpAnswer, InvoiceFailure>> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const { status } = response;
    return status >= 500 || status === 429 ? err({ kind: 'unreachable' }) : ok({ status, bytes });
  } catch {
    return err({ kind: 'unreachable' });
  }
}

/** Returns the text of a response. */
export const textOf = ({ bytes }: HttpAnswer): string => new TextDecoder().decode(bytes);
