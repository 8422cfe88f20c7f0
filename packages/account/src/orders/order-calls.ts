import { userCalls } from '@shop/contract';
import { whenOnline, type AccountParts } from '../account/account-parts.ts';
import type { Account } from '../account/account.ts';
import { valueOf, withoutValue } from '../account/answer-value.ts';
import type { OrderHistoryCalls } from './order-history.ts';

/** Calls that cancel an order or withdraw from its contract. */
export type OrderCalls = Pick<
  Account,
  'cancelOrder' | 'cancelGuestOrder' | 'withdraw' | 'confirmWithdrawal'
>;

/** Source: OR-2, AC-43 to AC-45, AC-46. */
export function createOrderCalls(
  { ports, api, tokenManager }: AccountParts,
  { replaceOrder }: Pick<OrderHistoryCalls, 'replaceOrder'>,
): OrderCalls {
  const isGuest = () => tokenManager.pair() === undefined;
  return {
    cancelOrder: (orderNumber, options) =>
      whenOnline(ports, async () => {
        const body = { orderNumber };
        const order = await valueOf(api.callAsUser(userCalls.cancelOrder, { body }, options));
        if (order.ok) await replaceOrder(order.value);
        return order;
      }),
    cancelGuestOrder: ({ orderNumber, email }, options) =>
      whenOnline(ports, () => {
        const body = { orderNumber, email };
        return withoutValue(
          isGuest()
            ? api.callAsGuest(userCalls.cancelGuestOrder, body, options)
            : api.callAsUser(userCalls.cancelGuestOrder, { body }, options),
        );
      }),
    withdraw: (request, options) =>
      whenOnline(ports, () =>
        valueOf(
          isGuest()
            ? api.callAsGuest(userCalls.withdraw, request, options)
            : api.callAsUser(userCalls.withdraw, { body: request }, options),
        ),
      ),
    confirmWithdrawal: (confirmation, options) =>
      whenOnline(ports, () =>
        valueOf(api.callAsGuest(userCalls.confirmWithdrawal, { confirmation }, options)),
      ),
  };
}
