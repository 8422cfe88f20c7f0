import type { Context } from 'hono';

/**
 * Answers JSON that is there in pieces, as bytes. A long text would be made, flattened and encoded first; pieces go
 * into their place one by one.
 */
export function jsonPieces(context: Context, pieces: readonly string[]): Response {
  let length = 0;
  for (const piece of pieces) length += Buffer.byteLength(piece);
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  context.header('Cache-Control', 'no-cache');
  context.header('Content-Type', 'application/json');
  return context.body(bytes);
}
