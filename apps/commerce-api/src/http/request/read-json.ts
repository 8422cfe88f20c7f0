import type { Context } from 'hono';
import type * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { checkSchema } from './check-schema.ts';
import { refuseHostileJson } from './hostile-json.ts';

/** Maximum bytes of a request body. */
const maxBodyBytes = 64 * 1024;

/**
 * Reads and checks the JSON body. An absent body is `undefined` for the schema.
 * Errors: 415 for another content type, 413 above 64 KiB, 400 for text that is not UTF-8, not JSON, deeper than 32
 * levels, or with keys that could change a prototype; 400 with `meta.fields` if the schema refuses it.
 */
export async function readJson<const Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return checkSchema(schema, await readJsonValue(context));
}

/** Reads the JSON body without a schema; `undefined` if there is none. */
export async function readJsonValue(context: Context): Promise<unknown> {
  const bytes = await readBody(context);
  if (bytes.length === 0) return undefined;
  const contentType = context.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new ApiError(415, 'unsupported-media-type', 'Send the body as application/json.');
  }
  return parseJsonBytes(bytes);
}

/** Parses the bytes of a JSON body. Errors: 400 as {@link readJson}. */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  return parseJsonText(decodeUtf8(bytes));
}

/** Parses text from a client. Errors: 400 as {@link readJson}. */
export function parseJsonText(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'invalid-request', 'The body is not valid JSON.');
  }
  refuseHostileJson(value);
  return value;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(400, 'invalid-request', 'The body is not valid UTF-8.');
  }
}

/** Reads the bytes of the body, at most `maxBytes`. Errors: 413 above. */
export async function readBody(context: Context, maxBytes = maxBodyBytes): Promise<Uint8Array> {
  const request = context.req.raw;
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  // Node limits the body to the announced length, and returns it whole at a tenth of the cost of a stream.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError(413, 'body-too-large', `The body is larger than ${maxBytes} bytes.`);
}
