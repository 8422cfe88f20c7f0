import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Returns 256 random bits as 43 characters that are valid in a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a token as stored. Its entropy makes a salt unnecessary. */
export function hashToken(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Derives a secret text from `seed` and `text`; neither alone is sufficient. */
export function deriveToken(seed: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', seed).update(`${purpose}:${text}`).digest('base64url');
}

const cipher = 'aes-256-gcm';
/** A key encrypts one text only, so the nonce can be constant. */
const nonce = Buffer.alloc(12);
const tagBytes = 16;

/** Encrypts a text with `key`, a secret used for nothing else. */
export function encryptToken(text: string, key: string): Buffer {
  const sealing = createCipheriv(cipher, sealingKey(key), nonce);
  return Buffer.concat([sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
}

/** Errors: throws for another key. */
export function decryptToken(sealed: Buffer, key: string): string {
  const opening = createDecipheriv(cipher, sealingKey(key), nonce);
  opening.setAuthTag(sealed.subarray(-tagBytes));
  return opening.update(sealed.subarray(0, -tagBytes), undefined, 'utf8') + opening.final('utf8');
}

function sealingKey(key: string): Buffer {
  return createHmac('sha256', 'sealed-text').update(key).digest();
}
