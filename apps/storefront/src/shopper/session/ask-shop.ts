import type { AccountFailure } from '@shop/account';
import { createApiClient, createSkipLog, type ApiRequest, type Call } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { useCallback } from 'react';
import { consoleLog } from '../../platform/console-log.ts';
import type { Shop } from '../../shop/shop.ts';
import { useShop } from '../../shop/use-shop.ts';
import type { ShopperStore } from './shopper-store.ts';
import { useShopperStore } from './use-shopper.ts';

const logSkipped = createSkipLog(consoleLog);

/** Time limit of the backend, in ms. */
const timeoutMs = 10_000;

interface Asked extends Pick<ApiRequest, 'query' | 'body'> {
  /** Sends the token of the customer; fails with `signed-out` if there is none. */
  readonly isOwn?: boolean;
}

interface Asker {
  readonly shop: Shop;
  readonly shopperStore: ShopperStore;
}

/** Returns a stable function that calls the API as {@link askShop} does. */
export function useAskShop() {
  const shop = useShop();
  const shopperStore = useShopperStore();
  return useCallback(
    <Query, Body, Answer>(call: Call<Query, Body, Answer>, request: Asked) =>
      askShop({ shop, shopperStore }, call, request),
    [shop, shopperStore],
  );
}

/** Makes a call that belongs to no package: once, without a queue, in the browser. Errors: as those of the account. */
async function askShop<Query, Body, Answer>(
  { shop, shopperStore }: Asker,
  call: Call<Query, Body, Answer>,
  { query, body, isOwn = false }: Asked,
): Promise<Result<Answer, AccountFailure>> {
  const shopper = await shopperStore.start().catch(() => undefined);
  if (shopper === undefined) return err({ kind: 'network', reason: 'unreachable' });
  const { account, connectivity } = shopper;
  if (!connectivity.isOnline()) return err({ kind: 'network', reason: 'offline' });
  if (isOwn && account.userToken() === undefined) return err({ kind: 'signed-out' });
  const { tokenTransport } = shop.config.api;
  const api = createApiClient(
    { baseUrl: '', tokenTransport, timeoutMs },
    { fetch: account.fetch, session: account },
  );
  const answer = await api.call(call, { query, body, as: isOwn ? 'user' : undefined });
  if (!answer.ok) return answer;
  logSkipped(call.path, answer.value.skipped);
  return ok(answer.value.value);
}
