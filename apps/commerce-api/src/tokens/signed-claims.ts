import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from 'postgres';

/** Returns the signing key of this shop, created when first needed and shared by all its processes. */
export async function serverSecret(sql: Sql, name: string): Promise<Buffer> {
  await sql`
    INSERT INTO server_secret (name, secret) VALUES (${name}, ${randomBytes(32)})
    ON CONFLICT DO NOTHING`;
  const [row] = await sql<{ secret: Buffer }[]>`
    SELECT secret FROM server_secret WHERE name = ${name}`;
  if (row === undefined) throw new Error(`No secret "${name}"`);
  return row.secret;
}

/** The same, computed once; again after a failure. */
export function cachedSecret(sql: Sql, name: string): () => Promise<Buffer> {
  let secret: Promise<Buffer> | undefined;
  return () => {
    secret ??= serverSecret(sql, name).catch((cause: unknown) => {
      secret = undefined;
      throw cause;
    });
    return secret;
  };
}

/** Signs claims as a JWT (HS256): everybody can read it, nobody can forge it. */
export function signClaims(secret: Buffer, claims: Readonly<Record<string, unknown>>): string {
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${signature(secret, signed)}`;
}

/** Returns the claims of a token that this shop signed; `undefined` for any other text. */
export function readClaims(
  secret: Buffer,
  token: string,
): Readonly<Record<string, unknown>> | undefined {
  const [head = '', claims = '', signatureText = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, `${head}.${claims}`));
  const signatureBytes = Buffer.from(signatureText);
  if (expected.length !== signatureBytes.length || !timingSafeEqual(expected, signatureBytes))
    return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(secret: Buffer, signed: string): string {
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
