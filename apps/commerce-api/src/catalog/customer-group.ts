import type { ISql, Sql } from 'postgres';
import type { Catalog } from './catalog.ts';
import { cachedSecret, readClaims, serverSecret, signClaims } from '../tokens/signed-claims.ts';

const secretName = 'group-token';

/** Signs a JWT that proves a customer's group in calls without a session. Source: wire contract 2.2. */
export async function groupTokenOf(sql: Sql, id: number, groupId: number): Promise<string> {
  const claims = { group_id: groupId, id, user: String(id) };
  return signClaims(await serverSecret(sql, secretName), claims);
}

/** Creates a function that reads group tokens: returns the group of a valid one, `undefined` for any other text. */
export function createGroupReader(
  sql: Sql,
): (token: string | null | undefined) => Promise<number | undefined> {
  const secret = cachedSecret(sql, secretName);
  return async (token) => {
    if (!token) return undefined;
    const group = readClaims(await secret(), token)?.['group_id'];
    return typeof group === 'number' ? group : undefined;
  };
}

/** Returns the catalog of this customer's group if groups have prices, else the catalog of guests. */
export async function catalogForCustomer<
  Shown extends Pick<Catalog, 'hasGroupPrices' | 'forGroup'>,
>(sql: ISql, catalog: Shown, customerId: number | null | undefined): Promise<Shown | Catalog> {
  if (!catalog.hasGroupPrices || customerId === null || customerId === undefined) return catalog;
  const [customer] = await sql<{ group_id: number }[]>`
    SELECT group_id FROM customer WHERE id = ${customerId}`;
  return customer === undefined ? catalog : catalog.forGroup(customer.group_id);
}
