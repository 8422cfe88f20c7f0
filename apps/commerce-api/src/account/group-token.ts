import { createHmac, randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';

/** The key under which this shop signs, made when first needed and shared by all its processes. */
export async function serverSecret(sql: Sql, name: string): Promise<Buffer> {
  await sql`
    INSERT INTO server_secret (name, secret) VALUES (${name}, ${randomBytes(32)})
    ON CONFLICT DO NOTHING`;
  const [row] = await sql<{ secret: Buffer }[]>`
    SELECT secret FROM server_secret WHERE name = ${name}`;
  if (row === undefined) throw new Error(`No secret "${name}"`);
  return row.secret;
}

/** A signed word (JWT, HS256) on which group a customer belongs to, as catalogue requests carry it. */
export function groupToken(
  secret: Buffer,
  claims: { readonly group_id: number; readonly id: number; readonly user: string },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
