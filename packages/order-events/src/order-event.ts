import { isCurrency, money, wireAmount } from '@shop/money';

/** A row of the outbox: a change of an order. */
export interface OrderEvent {
  readonly id: number;
  readonly order_id: number;
  /** `order.placed`, `order.paid`, `order.refund_granted`, `order.tracking_added`, or `order.` and a status. */
  readonly type: string;
  /** Amount of the refund, gross, in minor units; `null` for other events. */
  readonly amount: number | null;
  readonly created_at: Date;
}

/** Returns the amount of an event in major units; `undefined` without one, or in a currency that the shop does not have. */
export function eventAmount(
  { amount }: Pick<OrderEvent, 'amount'>,
  currency: string | null | undefined,
): number | undefined {
  const code = currency ?? undefined;
  return amount !== null && isCurrency(code) ? wireAmount(money(amount, code)) : undefined;
}
