import { wireAmount, type Currency, type MinorUnits } from '@shop/money';
import type { OrderPaymentState } from './plan-settlement.ts';

/** Data of an order that the decision on a refund needs. */
export interface RefundableOrder {
  readonly state: OrderPaymentState;
  /** Total of the order. */
  readonly total: MinorUnits;
  /** Sum of the granted refunds. */
  readonly granted: MinorUnits;
  /** Amounts of the granted refunds by name. Refunds that were granted before refunds had names are missing. */
  readonly refunds: Readonly<Record<string, MinorUnits>>;
}

/** A refund of an order. */
export interface NamedRefund {
  /** Name that the operator gave the refund. An order has each name at most once. */
  readonly name: string;
  /** False for a name that is derived from the amount or from the key of a call. */
  readonly isNamedByOperator: boolean;
  readonly amount: MinorUnits;
}

export type GrantDecision =
  | { readonly kind: 'granted' }
  /** The order already has this refund: nothing is granted. */
  | { readonly kind: 'repeated' }
  /** The name belongs to another refund, of `amount`. */
  | { readonly kind: 'name-taken'; readonly amount: MinorUnits }
  /** The order has refunds without a name, with the sum `amount`: this refund may be one of them. */
  | { readonly kind: 'unclear'; readonly amount: MinorUnits }
  /** The order is not paid, or the refundable rest is lower: at most `refundable`. */
  | { readonly kind: 'not-refundable'; readonly refundable: MinorUnits };

/** Decides whether a refund is granted. The order must be locked until the decision is stored. Source: PA-40, PA-41, PA-44. */
export function planGrant(
  { state, total, granted, refunds }: RefundableOrder,
  { name, isNamedByOperator, amount }: NamedRefund,
): GrantDecision {
  const earlier = Object.hasOwn(refunds, name) ? refunds[name] : undefined;
  if (earlier !== undefined) {
    return earlier === amount ? { kind: 'repeated' } : { kind: 'name-taken', amount: earlier };
  }
  const refundable = state === 'paid' ? total - granted : 0;
  const namedAmount = Object.values(refunds).reduce((sum, refunded) => sum + refunded, 0);
  const unnamedAmount = granted - namedAmount;
  const isUnclear =
    !isNamedByOperator && amount > 0 && amount <= Math.min(unnamedAmount, refundable);
  if (isUnclear) return { kind: 'unclear', amount: unnamedAmount };
  return amount > 0 && amount <= refundable
    ? { kind: 'granted' }
    : { kind: 'not-refundable', refundable };
}

/** Returns why a refund is not granted; `undefined` if it is granted now or was before. Source: PA-40, PA-41, PA-44. */
export function grantRefusal(
  decision: GrantDecision,
  { state }: Pick<RefundableOrder, 'state'>,
  currency: Currency,
): string | undefined {
  const wire = (minor: MinorUnits) => wireAmount({ minor, currency });
  switch (decision.kind) {
    case 'granted':
    case 'repeated':
      return undefined;
    case 'name-taken':
      return `nothing is refunded: the refund of this name is ${wire(decision.amount)}; name another one otherwise`;
    case 'unclear':
      return `nothing is refunded: ${wire(decision.amount)} was refunded before refunds had names, which may be this; give it a name if it is another one`;
    case 'not-refundable':
      return `nothing is refunded: it is ${state}, and at most ${wire(decision.refundable)} can be`;
  }
}
