import { userCalls, type Order, type Profile } from '@shop/contract';
import { ok, type Log, type Result } from '@shop/kernel';
import type { AccountApi } from '../account/account-api.ts';
import type { AccountFailure, CallOptions } from '../account/account.ts';
import type { SessionState } from './session-state.ts';

/** Profile and newest orders of a customer. */
interface CustomerData {
  readonly profile: Profile;
  readonly orders: readonly Order[];
}

/** Fetches the customer's data from the server. */
export interface CustomerDataCalls {
  /** Fetches both. Fails if one of them fails; shows and stores nothing. */
  fetch(options?: CallOptions): Promise<Result<CustomerData, AccountFailure>>;
  /** Fetches, shows and stores the profile. */
  refreshProfile(options?: CallOptions): Promise<Result<Profile, AccountFailure>>;
  /** Fetches, shows and stores the newest orders. After a failure the old ones stay. */
  refreshOrders(): Promise<void>;
}

/** Requests the newest page of the order history. */
export type FetchOrders = (
  options?: CallOptions,
) => Promise<Result<readonly Order[], AccountFailure>>;

/** Source: AC-2, AC-14. */
export function createCustomerDataCalls(
  state: SessionState,
  api: AccountApi,
  fetchOrders: FetchOrders,
  log: Log,
): CustomerDataCalls {
  return {
    async fetch(options) {
      const [profile, orders] = await Promise.all([
        api.callAsUser(userCalls.me, {}, options),
        fetchOrders(options),
      ]);
      if (!profile.ok) return profile;
      return orders.ok ? ok({ profile: profile.value.value, orders: orders.value }) : orders;
    },
    async refreshProfile(options) {
      const response = await api.callAsUser(userCalls.me, {}, options);
      if (!response.ok) return response;
      await state.setProfile(response.value.value);
      return ok(response.value.value);
    },
    async refreshOrders() {
      const orders = await fetchOrders();
      if (orders.ok) await state.setOrders(orders.value);
      else log.warn('orders-not-refreshed', { kind: orders.error.kind });
    },
  };
}
