import type { Sql } from 'postgres';
import type { EmailView } from './email-view.ts';
import { readClaims, serverSecret, signClaims } from '../../tokens/signed-claims.ts';

/** Subscription of an unsubscribe link. */
export type Subscription =
  | { readonly kind: 'newsletter'; readonly id: number }
  | { readonly kind: 'stock-alert'; readonly id: number };

/** Links that end a subscription. They work without a login and never expire. */
export interface UnsubscribeLinks {
  /** For a person: a page of the shop. The token is after `#`, so that it is in no log. */
  readonly page: string;
  /** For a mail program, which posts to it; a browser is redirected to the page. */
  readonly oneClick: string;
}

export async function unsubscribeLinks(
  sql: Sql,
  { publicUrl, shopUrl }: Pick<EmailView, 'publicUrl' | 'shopUrl'>,
  subscription: Subscription,
): Promise<UnsubscribeLinks> {
  const token = signClaims(await secret(sql), { ...subscription });
  return {
    page: unsubscribePage(shopUrl, token),
    oneClick: `${publicUrl}/api/ext/email-manager/unsubscribe?subscription=${token}`,
  };
}

export function unsubscribePage(shopUrl: string, token: string): string {
  return `${shopUrl}/unsubscribe#${token}`;
}

/** Returns the subscription of a link; `undefined` for a token that this shop did not sign. */
export async function readUnsubscribeToken(
  sql: Sql,
  token: string,
): Promise<Subscription | undefined> {
  const claims = readClaims(await secret(sql), token);
  const id = claims?.['id'];
  const kind = claims?.['kind'];
  if (typeof id !== 'number' || (kind !== 'newsletter' && kind !== 'stock-alert')) return undefined;
  return { kind, id };
}

function secret(sql: Sql): Promise<Buffer> {
  return serverSecret(sql, 'unsubscribe');
}
