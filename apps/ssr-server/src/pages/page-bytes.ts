import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createRenderQueue } from '../render/render-queue.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Maximum bytes of a decompressed page. */
const maxPageBytes = 16 * 1024 * 1024;
/** Maximum of concurrent decompressions, and of queued ones. One takes less than 1 ms; a queued one takes no memory. */
const opening = createRenderQueue({ atOnce: 4, atOncePerClient: 4, waiting: 512 });
/**
 * Decompressed pages for clients without brotli; the least recently used are removed first. Keyed by the compressed
 * bytes.
 */
const openedPages = new LRUCache<Buffer, Buffer>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (text, brotli) => text.length + brotli.length,
});

/** Bytes of a text whose compression takes as long as its transfer to another thread, about 0.3 ms. */
const maxSmallBytes = 48 * 1024;
const maxQuickQuality = 5;

/**
 * `quality` from 0 to 11: 4 or 5 while a client waits, 11 in the background. The result uses only the memory of its
 * length.
 */
export async function compressPage(bytes: Buffer, quality: number): Promise<Buffer> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window of the page's size takes a fraction of the memory of the default, 4 MB.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  };
  const isQuick = bytes.length <= maxSmallBytes && quality <= maxQuickQuality;
  return exactly(isQuick ? brotliCompressSync(bytes, options) : await compress(bytes, options));
}

/** Size of a text buffer in bytes, larger than a page, and maximum number of stored buffers. */
const textBufferBytes = 256 * 1024;
const maxTextBuffers = 8;
const textBuffers: Buffer[] = [];

/**
 * Runs `use` with the bytes of a text. The buffer is reused for another text after `use` has resolved. A separate
 * buffer for each text would create garbage that only a full collection frees.
 */
export async function withTextBytes<T>(
  text: string,
  use: (bytes: Buffer) => T | Promise<T>,
): Promise<T> {
  if (Buffer.byteLength(text) > textBufferBytes) return use(Buffer.from(text));
  const buffer = textBuffers.pop() ?? Buffer.allocUnsafeSlow(textBufferBytes);
  try {
    return await use(buffer.subarray(0, buffer.write(text)));
  } finally {
    if (textBuffers.length < maxTextBuffers) textBuffers.push(buffer);
  }
}

/** Computes the bits of a window that contains the whole page, between 64 kB and the maximum of brotli. */
const windowBits = (length: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), 24);

/** Decompresses the page for the server's own work. */
export async function openPage(brotli: Buffer): Promise<Buffer> {
  if (brotli.length === 0) return brotli;
  return decompress(brotli, { maxOutputLength: maxPageBytes });
}

/**
 * Decompresses the page for a client. Decompressions are queued, and clients share the latest results: do not modify
 * the bytes. Errors: `OverloadedError` when too many decompressions are waiting.
 */
export async function openPageFor(client: string, brotli: Buffer): Promise<Buffer> {
  if (brotli.length === 0) return brotli;
  return (
    openedPages.get(brotli) ??
    opening.run(client, async () => {
      // An earlier entry of the queue may have decompressed the same page.
      const text = openedPages.get(brotli) ?? (await openPage(brotli));
      openedPages.set(brotli, text);
      return text;
    })
  );
}

/** Returns a copy in its own memory: a part of a larger buffer would keep the whole buffer in memory. */
export function exactly(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Characters of a quote and a content hash at the start of an etag. */
const contentLength = 1 + 22;

/**
 * Computes the etag of a page: the hash of its content, and the time of its render, `madeAt`. The hash ignores the time
 * where the HTML contains it. A client whose copy has another time must get the whole page: an inline script contains
 * the time, and the policy of one render blocks the script of another.
 */
export function etagOf(page: Buffer, madeAt?: number): string {
  const sha = createHash('sha256');
  const moment = madeAt === undefined ? '' : String(madeAt);
  let from = 0;
  if (moment !== '') {
    for (let at = page.indexOf(moment); at >= 0; at = page.indexOf(moment, from)) {
      sha.update(page.subarray(from, at));
      from = at + moment.length;
    }
  }
  const content = sha.update(page.subarray(from)).digest('base64url').slice(0, 22);
  return madeAt === undefined ? `"${content}"` : `"${content}.${madeAt.toString(36)}"`;
}

/** Returns true if the pages with these etags differ at most in the time of their render. */
export const haveSameContent = (etag: string, otherEtag: string): boolean =>
  etag.slice(0, contentLength) === otherEtag.slice(0, contentLength);

/** Returns true if a client with this `Accept-Encoding` accepts brotli. */
export const takesBrotli = (acceptEncoding: string | undefined): boolean =>
  /\bbr\b/.test(acceptEncoding ?? '');
