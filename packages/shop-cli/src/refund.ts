import type { RefundOptions } from './shop-commands.ts';

/** A refund as given to a command. `amount`: major units with tax, `NaN` if it is not a number. */
export interface RefundOfCommand {
  readonly amount: number;
  readonly name: string;
  /** True if the name is the idempotency key of a call. */
  readonly isKey?: boolean;
}

/**
 * Reads the refund of `shop orders refund`. Without a name, the amount is the name: a repeated command refunds only
 * once.
 * Errors: throws for a name with spaces or letters beyond ASCII, or longer than 200 characters.
 */
export function readRefund(amountText: string, options: RefundOptions = {}): RefundOfCommand {
  const amount = Number(amountText.replace(',', '.'));
  const { name = String(amount) } = options;
  if (/^[\x21-\x7e]{1,200}$/.test(name)) return { amount, name };
  throw new Error(`--name "${name}": use 1 to 200 letters, digits and signs without spaces.`);
}

/** Returns the output line about a refund of an order. */
export function refundLine(
  orderNumber: string,
  { amount, name }: RefundOfCommand,
  isRepeated: boolean,
): string {
  return isRepeated
    ? `${orderNumber}: ${amount} was refunded before as ${name}: nothing is refunded again; to refund it once more, name it with --name`
    : `${orderNumber}: ${amount} refunded`;
}
