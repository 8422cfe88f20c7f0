import type { AccountFailure } from '@shop/account';
import {
  callAddress,
  createSkipLog,
  readAnswer,
  type Call,
  type QueryValues,
} from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { useCallback } from 'react';
import { consoleLog } from '../../platform/console-log.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { ShopperStore } from './shopper-store.ts';
import { useShopperStore } from './use-shopper.ts';

const logSkipped = createSkipLog(consoleLog);

/** Milliseconds the backend may take. */
const timeoutMs = 10_000;

interface Asked {
  readonly query?: QueryValues;
  readonly body?: unknown;
  /** With the token of the customer; `signed-out` when there is none. */
  readonly isOwn?: boolean;
}

interface Asker {
  readonly shop: Shop;
  readonly shopperStore: ShopperStore;
}

/** Returns a function, always the same, that calls the API as {@link askShop} does. */
export function useAskShop() {
  const shop = useShop();
  const shopperStore = useShopperStore();
  return useCallback(
    <Query, Body, Answer>(call: Call<Query, Body, Answer>, request: Asked) =>
      askShop({ shop, shopperStore }, call, request),
    [shop, shopperStore],
  );
}

/** Makes a call that is no package's business, once, now, in the browser. Errors: as those of the account. */
async function askShop<Query, Body, Answer>(
  { shop, shopperStore }: Asker,
  call: Call<Query, Body, Answer>,
  { query, body, isOwn = false }: Asked,
): Promise<Result<Answer, AccountFailure>> {
  const shopper = await shopperStore.start().catch(() => undefined);
  if (shopper === undefined) return err({ kind: 'network', reason: 'unreachable' });
  const { account, connectivity } = shopper;
  if (!connectivity.isOnline()) return err({ kind: 'offline' });
  const token = isOwn ? account.userToken() : undefined;
  if (isOwn && token === undefined) return err({ kind: 'signed-out' });
  const inHeader = shop.config.api.tokenTransport === 'header';
  const sent = await account.fetch({
    method: call.method,
    url: callAddress('', call.path, {
      ...(token !== undefined && !inHeader && { token }),
      ...query,
    }),
    ...(token !== undefined && inHeader && { headers: { authorization: `Bearer ${token}` } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    timeoutMs,
  });
  if (!sent.ok) {
    const reason = sent.error.kind;
    return err(reason === 'offline' ? { kind: 'offline' } : { kind: 'network', reason });
  }
  const read = readAnswer(call, sent.value);
  if (!read.ok) return read;
  logSkipped(call.path, read.value.skipped);
  return ok(read.value.value);
}
