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

/** Timeout of a call to a provider in ms. */
const timeoutMs = 15_000;

/** Sends a request to a provider. After a server error or no response, it is unknown whether the provider acted. */
export async function sendRequest(
  fetch: Fetch,
  request: HttpRequest,
): Promise<Result<HttpResponse, ProviderFailure>> {
  const response = await fetch({ timeoutMs, ...request });
  if (!response.ok || response.value.status >= 500) return err({ kind: 'unreachable' });
  return response;
}

/** Parses a JSON body with a schema. A body that does not match counts as no answer. */
export function readBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
): Result<v.InferOutput<Schema>, ProviderFailure> {
  const parsed = v.safeParse(schema, parseJson(body));
  return parsed.success ? ok(parsed.output) : err({ kind: 'unreachable' });
}

/** Parses JSON; returns `undefined` for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
