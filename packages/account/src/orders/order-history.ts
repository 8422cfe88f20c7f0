import { userCalls, type Order, type OrderHistory } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { AccountApi } from '../account/account-api.ts';
import type { AccountParts } from '../account/account-parts.ts';
import type { Account, AccountFailure, CallOptions, OrderPage } from '../account/account.ts';
import { valueOf } from '../account/answer-value.ts';

/** Requests a page of the order history, newest first. `page` counts from 1. */
export function requestOrderPage(
  api: AccountApi,
  page: number,
  pageSize: number,
  options?: CallOptions,
): Promise<Result<OrderHistory, AccountFailure>> {
  const query = { pageSize, currentPage: page };
  return valueOf(api.callAsUser(userCalls.orderHistory, { query }, options));
}

/** Calls that read orders: from the server, or the stored ones without a network. */
export type OrderHistoryCalls = Pick<Account, 'orders' | 'order'> & {
  /** Shows and stores the server's state of an order, if it is among the newest. */
  readonly replaceOrder: (order: Order) => Promise<void>;
};

/** Source: AC-30, AC-31, AC-42. */
export function createOrderHistoryCalls(parts: AccountParts): OrderHistoryCalls {
  const { config, api, sessionManager } = parts;

  return {
    async orders({ page = 1, pageSize = config.ordersPageSize } = {}, options) {
      const response = await requestOrderPage(api, page, pageSize, options);
      if (response.ok) {
        const { items, total_count: total } = response.value;
        // Do not store a shorter list: it would show fewer orders offline.
        if (page === 1 && pageSize >= config.ordersPageSize)
          await sessionManager.state.setOrders(items);
        const hasNextPage = items.length > 0 && page * pageSize < total;
        return ok({ orders: items, total, page, pageSize, hasNextPage, cache: false });
      }
      const storedOrders = page === 1 ? sessionManager.state.orders() : undefined;
      if (storedOrders === undefined || !isUnreachable(response.error)) return response;
      return ok(storedPage(storedOrders, pageSize));
    },
    async order(orderNumber, options) {
      const query = { orderNumber };
      const response = await valueOf(api.callAsUser(userCalls.order, { query }, options));
      if (response.ok) {
        await sessionManager.state.replaceOrder(response.value);
        return response;
      }
      const isWanted = ({ increment_id }: Order) => increment_id === orderNumber;
      const storedOrder = sessionManager.state.orders()?.find(isWanted);
      return storedOrder !== undefined && isUnreachable(response.error)
        ? ok(storedOrder)
        : response;
    },
    replaceOrder: sessionManager.state.replaceOrder,
  };
}

function storedPage(orders: readonly Order[], pageSize: number): OrderPage {
  const total = orders.length;
  return { orders, total, page: 1, pageSize, hasNextPage: false, cache: true };
}

function isUnreachable({ kind }: AccountFailure): boolean {
  return kind === 'network';
}
