import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { createRenderQueue } from './render-queue.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Bytes a page may have when it is opened again. */
const maxPageBytes = 16 * 1024 * 1024;
/** Pages opened again at the same time, and waiting for it: few clients take no brotli. */
const opening = createRenderQueue({ atOnce: 4, atOncePerClient: 4, waiting: 64 });

/** `quality` from 0 to 11: 4 or 5 while somebody waits, 11 at leisure. The result holds no more memory than its length. */
export async function compressPage(bytes: Buffer, quality: number): Promise<Buffer> {
  const compressed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window of the page's size takes a fraction of the memory that the default of 4 MB does.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  });
  return exactly(compressed);
}

/** The bits of a window that holds the whole page, between 64 kB and the largest there is. */
const windowBits = (length: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), 24);

/**
 * The page as it was before it was compressed. Clients take turns; `client`: for whom, nobody by default. Errors:
 * `OverloadedError` when too many are being opened.
 */
export function openPage(brotli: Buffer, client = ''): Promise<Buffer> {
  if (brotli.length === 0) return Promise.resolve(brotli);
  return opening.run(client, () => decompress(brotli, { maxOutputLength: maxPageBytes }));
}

/** A copy in memory of its own: a part of a larger buffer keeps all of that. */
export function exactly(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/**
 * What browsers and caches compare a page by. The moment it was made at, `madeAt`, stands in it and does not count: of
 * two pages that differ in nothing else each does for the other.
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
  return `"${sha.update(page.subarray(from)).digest('base64url').slice(0, 22)}"`;
}

/** Whether a client with this `Accept-Encoding` takes brotli. */
export const takesBrotli = (acceptEncoding: string | undefined): boolean =>
  /\bbr\b/.test(acceptEncoding ?? '');
