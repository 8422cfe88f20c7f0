import type { IdGenerator } from '@shop/kernel';

/** Generates random ids, also on pages without TLS, where `crypto.randomUUID` is missing. */
export const browserIds: IdGenerator = {
  uuid: () =>
    typeof crypto.randomUUID === 'function'
      ? crypto.randomUUID()
      : uuidOf(crypto.getRandomValues(new Uint8Array(16))),
};

/** Returns a version 4 UUID from 16 random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes]
    .map((byte, index) => {
      if (index === 6) return (byte & 0x0f) | 0x40;
      return index === 8 ? (byte & 0x3f) | 0x80 : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join('-');
}
