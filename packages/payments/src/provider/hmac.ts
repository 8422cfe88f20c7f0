/** Hash of a signature. */
export type HmacHash = 'SHA-256' | 'SHA-384';

/** Signs a text. Returns base64. */
export async function signHmac(hash: HmacHash, secret: string, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(hash, secret), bytes(text));
  return Buffer.from(signature).toString('base64');
}

/** Returns true if `signature` (base64) is the signature of the text. Compares in constant time. */
export async function verifyHmac(
  hash: HmacHash,
  secret: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const signatureBytes = Buffer.from(signature.trim(), 'base64');
  return crypto.subtle.verify('HMAC', await keyOf(hash, secret), signatureBytes, bytes(text));
}

function keyOf(hash: HmacHash, secret: string): ReturnType<typeof crypto.subtle.importKey> {
  const algorithm = { name: 'HMAC', hash };
  return crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign', 'verify']);
}

const bytes = (text: string) => new TextEncoder().encode(text);
