import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { exactly } from './page-bytes.ts';
import type { StoredPage } from './stored-page.ts';

const hashLength = 32;
/** Bytes of the three lengths (metadata, page, data), 4 bytes each. */
const lengthsLength = 12;
const headLength = hashLength + lengthsLength;

const pageFacts = v.object({
  build: v.string(),
  status: v.number(),
  isSmallest: v.boolean(),
  policy: v.string(),
  etag: v.string(),
  storedAt: v.number(),
  location: v.optional(v.string()),
  audience: v.literal('public'),
  isCanonical: v.boolean(),
  tags: v.array(v.string()),
  dataHash: v.optional(v.string()),
});

/**
 * Serialises a page for other processes: SHA-256 of the rest, the lengths of the parts, the metadata of the page
 * including its build, the compressed page, its compressed data.
 */
export function writeEntry(page: StoredPage, build: string): Uint8Array {
  const {
    status,
    isSmallest,
    policy,
    etag,
    storedAt,
    location,
    audience,
    isCanonical,
    tags,
    brotli,
    data,
  } = page;
  const dataHash = data?.hash;
  const facts = {
    build,
    status,
    isSmallest,
    policy,
    etag,
    storedAt,
    location,
    audience,
    isCanonical,
    tags,
    dataHash,
  };
  const parts = [Buffer.from(JSON.stringify(facts)), brotli, data?.brotli ?? Buffer.alloc(0)];
  const lengths = Buffer.alloc(lengthsLength);
  parts.forEach((part, index) => lengths.writeUInt32BE(part.length, 4 * index));
  const hashedBytes = Buffer.concat([lengths, ...parts]);
  return Buffer.concat([createHash('sha256').update(hashedBytes).digest(), hashedBytes]);
}

/** Parses a shared page. Returns `undefined` for an entry that is incomplete, modified or from another build. */
export function readEntry(entry: Uint8Array, build: string): StoredPage | undefined {
  const bytes = Buffer.from(entry.buffer, entry.byteOffset, entry.byteLength);
  if (bytes.length < headLength) return undefined;
  const factsLength = bytes.readUInt32BE(hashLength);
  const brotliLength = bytes.readUInt32BE(hashLength + 4);
  const dataLength = bytes.readUInt32BE(hashLength + 8);
  if (bytes.length !== headLength + factsLength + brotliLength + dataLength) return undefined;
  const hash = createHash('sha256').update(bytes.subarray(hashLength)).digest();
  if (!hash.equals(bytes.subarray(0, hashLength))) return undefined;
  try {
    const facts = v.parse(
      pageFacts,
      JSON.parse(bytes.toString('utf8', headLength, headLength + factsLength)),
    );
    if (facts.build !== build) return undefined;
    const dataAt = headLength + factsLength + brotliLength;
    const { build: _build, location, dataHash, ...page } = facts;
    return {
      ...page,
      ...(location !== undefined && { location }),
      ...(dataHash !== undefined && {
        data: { hash: dataHash, brotli: exactly(bytes.subarray(dataAt)) },
      }),
      brotli: exactly(bytes.subarray(headLength + factsLength, dataAt)),
    };
  } catch {
    return undefined;
  }
}
