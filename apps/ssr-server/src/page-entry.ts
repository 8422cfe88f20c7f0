import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import * as v from 'valibot';
import type { StoredPage } from './stored-page.ts';

const decompress = promisify(brotliDecompress);
const hashLength = 32;
const headLength = hashLength + 8;

const pageFacts = v.object({
  build: v.string(),
  status: v.number(),
  policy: v.string(),
  etag: v.string(),
  storedAt: v.number(),
  location: v.optional(v.string()),
  audience: v.literal('public'),
  isCanonical: v.boolean(),
  tags: v.array(v.string()),
});

/**
 * A page as processes share it: SHA-256 of all that follows, the lengths of both parts, what is known of the
 * page (its build too), the compressed page.
 */
export function writeEntry(page: StoredPage, build: string): Uint8Array {
  const { status, policy, etag, storedAt, location, audience, isCanonical, tags, brotli } = page;
  const facts = { build, status, policy, etag, storedAt, location, audience, isCanonical, tags };
  const head = Buffer.from(JSON.stringify(facts));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(head.length, 0);
  lengths.writeUInt32BE(brotli.length, 4);
  const rest = Buffer.concat([lengths, head, brotli]);
  return Buffer.concat([createHash('sha256').update(rest).digest(), rest]);
}

/** `undefined` for anything that is not a whole, untouched page of this build. */
export async function readEntry(entry: Uint8Array, build: string): Promise<StoredPage | undefined> {
  const bytes = Buffer.from(entry.buffer, entry.byteOffset, entry.byteLength);
  if (bytes.length < headLength) return undefined;
  const factsLength = bytes.readUInt32BE(hashLength);
  const brotliLength = bytes.readUInt32BE(hashLength + 4);
  if (bytes.length !== headLength + factsLength + brotliLength) return undefined;
  const hash = createHash('sha256').update(bytes.subarray(hashLength)).digest();
  if (!hash.equals(bytes.subarray(0, hashLength))) return undefined;
  try {
    const facts = v.parse(
      pageFacts,
      JSON.parse(bytes.toString('utf8', headLength, headLength + factsLength)),
    );
    if (facts.build !== build) return undefined;
    const brotli = new Uint8Array(bytes.subarray(headLength + factsLength));
    const { build: _build, location, ...page } = facts;
    return {
      ...page,
      ...(location !== undefined && { location }),
      brotli,
      body: new Uint8Array(await decompress(brotli)),
    };
  } catch {
    return undefined;
  }
}
