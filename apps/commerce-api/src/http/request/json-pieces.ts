import type { Context } from 'hono';

/**
 * Sends JSON pieces as bytes. One long text would be created, flattened and encoded first; pieces are encoded one by
 * one.
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
