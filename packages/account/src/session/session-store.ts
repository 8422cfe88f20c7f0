import { order, profile, type Order, type Profile } from '@shop/contract';
import { unsafeBrand, type KeyValueStore, type RefreshToken, type UserToken } from '@shop/kernel';
import * as v from 'valibot';
import type { TokenPair } from '../account/account.ts';

/** Keys in the collection `user`. The shop may store other keys in it. */
const sessionKeys = {
  token: 'current-token',
  refreshToken: 'current-refresh-token',
  profile: 'current-user',
  orders: 'orders-history',
  profileAtMs: 'current-user-at',
  ordersAtMs: 'orders-history-at',
} as const;

/** When the server gave the stored profile and orders, in epoch ms. Source: AC-52. */
export interface DataAges {
  readonly profileAtMs: number | undefined;
  readonly ordersAtMs: number | undefined;
}

/** Stored session of a device: tokens, last known profile and newest orders. */
export interface SessionStore {
  readTokens(): Promise<TokenPair | undefined>;
  /** Refresh token first: a crash in between leaves a session that can still be renewed. */
  writeTokens(pair: TokenPair): Promise<void>;
  readProfile(): Promise<Profile | undefined>;
  /** `atMs`: when the server gave it; undefined if unknown. */
  writeProfile(profile: Profile, atMs: number | undefined): Promise<void>;
  readOrders(): Promise<readonly Order[] | undefined>;
  /** `atMs`: when the server gave them; undefined if unknown. */
  writeOrders(orders: readonly Order[], atMs: number | undefined): Promise<void>;
  readAges(): Promise<DataAges>;
  /** Removes all of it. Source: AC-20. */
  clear(): Promise<void>;
}

/** Source: AC-1, AC-20. Data of an unexpected form is treated as absent. */
export function createSessionStore(store: KeyValueStore): SessionStore {
  /** Tokens that could not be stored. They last until the page closes. */
  let unsavedTokens: TokenPair | undefined;
  const readText = async (key: string) => {
    const value = await store.get(key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const read = async <T>(key: string, schema: v.GenericSchema<unknown, T>) => {
    const parsed = v.safeParse(schema, await store.get(key));
    return parsed.success ? parsed.output : undefined;
  };
  const writeAge = async (name: keyof DataAges, atMs: number | undefined) => {
    const key = sessionKeys[name];
    if (atMs === undefined) await store.delete(key);
    else await store.set(key, atMs);
  };
  return {
    async readTokens() {
      if (unsavedTokens !== undefined) return unsavedTokens;
      const [token, refreshToken] = await Promise.all([
        readText(sessionKeys.token),
        readText(sessionKeys.refreshToken),
      ]);
      if (token === undefined) return undefined;
      return {
        token: unsafeBrand<UserToken>(token),
        refreshToken:
          refreshToken === undefined ? undefined : unsafeBrand<RefreshToken>(refreshToken),
      };
    },
    async writeTokens(pair) {
      const { token, refreshToken } = pair;
      if (refreshToken === undefined) await store.delete(sessionKeys.refreshToken);
      const refresh = refreshToken && (await store.set(sessionKeys.refreshToken, refreshToken));
      const access = await store.set(sessionKeys.token, token);
      unsavedTokens = access.ok && (refresh === undefined || refresh.ok) ? undefined : pair;
    },
    readProfile: () => read(sessionKeys.profile, profile),
    async writeProfile(value, atMs) {
      await store.set(sessionKeys.profile, value);
      await writeAge('profileAtMs', atMs);
    },
    readOrders: () => read(sessionKeys.orders, v.array(order)),
    async writeOrders(orders, atMs) {
      await store.set(sessionKeys.orders, orders);
      await writeAge('ordersAtMs', atMs);
    },
    async readAges() {
      const [profileAtMs, ordersAtMs] = await Promise.all([
        read(sessionKeys.profileAtMs, v.number()),
        read(sessionKeys.ordersAtMs, v.number()),
      ]);
      return { profileAtMs, ordersAtMs };
    },
    async clear() {
      unsavedTokens = undefined;
      for (const key of Object.values(sessionKeys)) await store.delete(key);
    },
  };
}
