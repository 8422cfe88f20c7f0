import { maxLineBytes, maxLines, type OperatorCall } from '@shop/operator-api';
import type { Context } from 'hono';
import { ApiError } from '../../../http/request/api-error.ts';
import { checkSchema } from '../../../http/request/check-schema.ts';
import { refuseHostileText } from '../../../http/request/hostile-json.ts';
import { parseJsonBytes, readBody } from '../../../http/request/read-json.ts';
import { readQuery } from '../../../http/request/read-query.ts';
import { refusal } from './calls/refusal-http.ts';

const lineFeed = 0x0a;

/** Checked parts of a request. `bytes`: a body of lines that is not JSON. */
interface CheckedRequest {
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
  readonly bytes: Uint8Array | undefined;
}

/**
 * Reads and checks the request of a call.
 * Errors: 400 with `meta.fields`, 413 for a body with too many bytes or lines, 415 for another content type.
 */
export async function readRequest(context: Context, call: OperatorCall): Promise<CheckedRequest> {
  const rawParams = context.req.param() as Readonly<Record<string, string>>;
  for (const value of Object.values(rawParams)) refuseHostileText(value);
  const params = checkSchema(call.params, rawParams);
  const query = readQuery(context, call.query);
  if (call.body === undefined && call.lines === undefined) {
    return { params, query, body: undefined, bytes: undefined };
  }
  const bytes = await readBody(context, call.lines === undefined ? undefined : maxLineBytes);
  const type = (context.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (call.lines !== undefined && type === call.lines) {
    return { params, query, body: undefined, bytes: withinLines(bytes) };
  }
  if (call.body === undefined || (type !== 'application/json' && bytes.length > 0)) {
    const types = [...(call.body === undefined ? [] : ['application/json']), call.lines];
    const text = `Send the body as ${types.filter(Boolean).join(' or ')}.`;
    throw new ApiError(415, 'unsupported-media-type', text);
  }
  const value = bytes.length === 0 ? undefined : parseJsonBytes(bytes);
  return { params, query, body: checkSchema(call.body, value), bytes: undefined };
}

function withinLines(bytes: Uint8Array): Uint8Array {
  let count = 1;
  for (const byte of bytes) if (byte === lineFeed) count += 1;
  if (count <= maxLines + 1) return bytes;
  throw refusal('too-many-lines', `Send at most ${maxLines} lines at a time.`);
}
