import {
  err,
  ok,
  type Fetch,
  type HttpRequest,
  type HttpResponse,
  type Result,
} from '@shop/kernel';
import * as v from 'valibot';
import type { ProviderFailure } from './payment-provider.ts';

/** Milliseconds a provider has to answer. */
const timeoutMs = 15_000;

/** Sends a request to a provider. A server error, as no response, leaves open whether it acted. */
export async function sendRequest(
  fetch: Fetch,
  request: HttpRequest,
): Promise<Result<HttpResponse, ProviderFailure>> {
  const response = await fetch({ timeoutMs, ...request });
  if (!response.ok || response.value.status >= 500) return err({ kind: 'unreachable' });
  return response;
}

/** Reads a JSON body by a schema. What does not fit is no answer. */
export function readBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
): Result<v.InferOutput<Schema>, ProviderFailure> {
  const parsed = v.safeParse(schema, parseJson(body));
  return parsed.success ? ok(parsed.output) : err({ kind: 'unreachable' });
}

/** Parses JSON; `undefined` for what is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
