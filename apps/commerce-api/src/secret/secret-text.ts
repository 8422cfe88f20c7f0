import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters that fit into an address. */
export function newSecretText(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret text. Enough entropy went in that no salt is needed. */
export function hashSecretText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A secret text that follows from `seed` and `text` together and from neither alone. */
export function deriveSecretText(seed: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', seed).update(`${purpose}:${text}`).digest('base64url');
}
