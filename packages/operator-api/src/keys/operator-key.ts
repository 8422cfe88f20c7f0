/** Parts of a key: `shop_` and the id, which are not secret, then a secret. */
export interface OperatorKey {
  /** 12 letters and digits. Lists and logs show it. */
  readonly id: string;
  /** The whole key. Only its SHA-256 is stored. */
  readonly text: string;
}

const format = /^shop_([a-z\d]{12})_[\w-]{43}$/;

/** Creates a key. `id`: 12 lower-case letters and digits; `secret`: 32 random bytes as base64url. Source: OA-1. */
export const writeKey = (id: string, secret: string): OperatorKey => ({
  id,
  text: `shop_${id}_${secret}`,
});

/** Reads the key of an `Authorization` header. Returns `undefined` if it has no key in the form of OA-1. */
export function readBearer(header: string | undefined): OperatorKey | undefined {
  const text = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header ?? '')?.[1] ?? '';
  const id = format.exec(text)?.[1];
  return id === undefined ? undefined : { id, text };
}
