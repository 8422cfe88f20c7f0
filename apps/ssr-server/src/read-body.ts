/**
 * The whole body of a request; `undefined` if it has more than `maxBytes`, of which no more is read.
 * Errors: rejects if it breaks off.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return new Uint8Array();
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  // Node takes no more than was said, and hands it over whole at a tenth of what a stream costs.
  if (request.headers.has('content-length')) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
