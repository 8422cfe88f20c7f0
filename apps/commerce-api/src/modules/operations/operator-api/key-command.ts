import { readScopes, scopes } from '@shop/operator-api';
import { printLines } from '@shop/shop-cli';
import type { Sql } from 'postgres';
import { readConfig } from '@shop/api-settings';
import { withDatabase } from '../../../db/with-database.ts';
import { readCallLog } from './call-log.ts';
import { createKey, listKeys, revokeKey } from './operator-keys.ts';

/** `shop keys create --name NAME --scopes LIST`. Returns the exit code: 1 if the name is taken. */
export function runKeyCreate(name: string, scopeText: string): Promise<number> {
  if (!/^[\w.-]{1,50}$/.test(name)) {
    throw new Error(
      'shop keys create: a name has letters, digits, dots, hyphens and _, at most 50.',
    );
  }
  const keyScopes = readScopes(scopeText);
  if ('unknown' in keyScopes) {
    throw new Error(`shop keys create: "${keyScopes.unknown}" is none of ${scopes.join(', ')}.`);
  }
  return withKeys(async (sql) => {
    const text = await createKey(sql, name, keyScopes.scopes, Date.now());
    printLines(
      text === undefined
        ? [`${name}: there is a key with this name`]
        : [text, `${name}: ${keyScopes.scopes.join(', ')}. The key is shown only now.`],
    );
    return text === undefined ? 1 : 0;
  });
}

/** `shop keys list`. */
export function runKeyList(): Promise<number> {
  return withKeys(async (sql) => {
    const keys = await listKeys(sql);
    printLines(
      keys.map(({ id, name, scopes: keyScopes, created_at, revoked_at }) => {
        const end = revoked_at === null ? '' : `  revoked ${revoked_at.toISOString()}`;
        return `${name}  shop_${id}_…  ${created_at.toISOString()}  ${keyScopes.join(', ')}${end}`;
      }),
    );
    return 0;
  });
}

/** `shop keys revoke NAME`. Returns the exit code: 1 if there is no such key. */
export function runKeyRevoke(name: string): Promise<number> {
  return withKeys(async (sql) => {
    const isDone = await revokeKey(sql, name, Date.now());
    printLines([`${name}: ${isDone ? 'revoked' : 'no such key'}`]);
    return isDone ? 0 : 1;
  });
}

/** `shop keys log`: the newest 50 calls. */
export function runKeyLog(): Promise<number> {
  return withKeys(async (sql) => {
    const calls = await readCallLog(sql, 50);
    printLines(
      calls.map(
        ({ called_at, key_name, call, subject, status }) =>
          `${called_at.toISOString()}  ${key_name}  ${call}  ${status ?? 'no outcome'}  ${subject}`,
      ),
    );
    return 0;
  });
}

function withKeys(work: (sql: Sql) => Promise<number>): Promise<number> {
  return withDatabase(readConfig(process.env, process.cwd()), 'keys', work);
}
