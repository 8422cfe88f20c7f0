import { randomBytes } from 'node:crypto';
import type { OrderPaymentStatus, StartedPayment } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import {
  buyerOf,
  isOpen,
  nextPayment,
  type CallbackAnswer,
  type CallbackRequest,
  type PaymentNotice,
  type PaymentProvider,
} from '@shop/payments';
import { inTransaction } from '../../db/transaction.ts';
import { changeOrderStatus, reclaimOrder } from '../order/index.ts';
import { paymentDocument } from './payment-document.ts';
import {
  findOrderOfPayment,
  findOrderPayment,
  findPayments,
  insertPayment,
  lockOrderPayment,
  totalOf,
  writeOrderPayment,
  writePayment,
  type OrderPaymentRow,
  type PaymentRow,
} from './payment-store.ts';
import { settleOrder, type SettlementPorts } from './settle-order.ts';

/** Reason why an action on the payment of an order is refused. */
export type PaymentRefusal =
  | { readonly kind: 'order-unknown' }
  /** It is paid or canceled, or the time has passed. */
  | { readonly kind: 'payment-closed' }
  /** The provider refuses it. */
  | { readonly kind: 'payment-refused' }
  /** The provider does not respond, or its keys were removed. */
  | { readonly kind: 'payment-unavailable' };

export interface PaymentPorts extends SettlementPorts {
  /** Milliseconds for which an unpaid order keeps its stock. */
  readonly reservationMs: number;
  /** Returns the callback URL of a provider. */
  readonly callbackUrl: (provider: string) => string;
  /** Returns the URL a payer returns to. `pageOrigin`: origin of the page that started the payment. */
  readonly returnUrl: (
    provider: string,
    orderNumber: string,
    pageOrigin: string | undefined,
  ) => string;
  /** Returns the language of a store view, two letters. */
  readonly languageOf: (storeCode: string | null) => string;
}

/** Minimum milliseconds of a payer on the page of the provider. */
const minAttemptMs = 15 * 60_000;
/** Maximum number of reservation periods for which an order keeps its stock, for any number of attempts. */
const maxReservations = 3;

/**
 * Starts a payment, or returns the page of the open one: two concurrent attempts could both be paid. `pageOrigin`:
 * origin of the requesting page.
 */
export async function startPayment(
  ports: PaymentPorts,
  orderNumber: string,
  pageOrigin?: string,
): Promise<Result<StartedPayment, PaymentRefusal>> {
  const orderPayment = await findOrderPayment(ports.sql, orderNumber);
  if (orderPayment === undefined) return err({ kind: 'order-unknown' });
  const provider = ports.payments.get(orderPayment.provider);
  if (provider === undefined) return err({ kind: 'payment-unavailable' });
  const attempt = await inTransaction(ports.sql, async (tx) => {
    const order = await lockOrderPayment(tx, orderPayment.order_id);
    if (order?.state !== 'awaiting' || order.status !== 'pending') return undefined;
    const payments = await findPayments(tx, order.order_id);
    const open = payments.findLast(({ state }) => isOpen(state));
    if (open !== undefined) return { order, payment: open };
    const nowMs = ports.clock.now();
    const expiresAt = attemptEnd(ports, order, nowMs);
    if (expiresAt === undefined) return undefined;
    const payment = {
      id: randomBytes(15).toString('hex'),
      provider: provider.code,
      created_at: new Date(nowMs),
      expires_at: expiresAt,
    };
    await insertPayment(tx, order.order_id, payment);
    await tx`
      UPDATE order_payment SET reserved_until = ${expiresAt}, check_at = ${new Date(nowMs + 60_000)}
      WHERE order_id = ${order.order_id}`;
    return { order, payment: { ...payment, redirect_url: null } };
  });
  if (attempt === undefined) return err({ kind: 'payment-closed' });
  const { redirect_url: openUrl } = attempt.payment;
  return openUrl === null
    ? openHostedPage(ports, provider, { ...attempt, pageOrigin })
    : ok({ redirect_url: openUrl, origins: [...provider.origins] });
}

/** Returns the end of a new attempt; `undefined` if the order cannot keep its stock for it. */
function attemptEnd(
  { reservationMs }: PaymentPorts,
  order: OrderPaymentRow,
  nowMs: number,
): Date | undefined {
  const lastMs = order.created_at.getTime() + maxReservations * reservationMs;
  const endMs = Math.min(Math.max(order.reserved_until.getTime(), nowMs + minAttemptMs), lastMs);
  return endMs > nowMs ? new Date(endMs) : undefined;
}

async function openHostedPage(
  ports: PaymentPorts,
  provider: PaymentProvider,
  attempt: {
    readonly order: OrderPaymentRow;
    readonly payment: Pick<PaymentRow, 'id' | 'expires_at'>;
    readonly pageOrigin: string | undefined;
  },
): Promise<Result<StartedPayment, PaymentRefusal>> {
  const { order, payment, pageOrigin } = attempt;
  const started = await provider.start({
    paymentId: payment.id,
    orderNumber: order.increment_id,
    amount: totalOf(order),
    language: ports.languageOf(order.store_code),
    email: order.customer_email ?? undefined,
    buyer: buyerOf(order),
    returnUrl: ports.returnUrl(provider.code, order.increment_id, pageOrigin),
    callbackUrl: ports.callbackUrl(provider.code),
    expiresAtMs: payment.expires_at.getTime(),
  });
  if (!started.ok) {
    const { error } = started;
    const code = error.kind === 'rejected' ? error.code : undefined;
    ports.log.error('payment-not-started', { payment: payment.id, kind: error.kind, code });
    if (error.kind === 'unreachable') return err({ kind: 'payment-unavailable' });
    const state = nextPayment({ status: 'created' }, { type: 'failed', reason: 'rejected' });
    await writePayment(ports.sql, payment.id, { state });
    return err({ kind: 'payment-refused' });
  }
  const { reference, redirectUrl } = started.value;
  if (!provider.origins.includes(new URL(redirectUrl).origin)) {
    ports.log.error('payment-page-refused', { payment: payment.id, page: redirectUrl });
    return err({ kind: 'payment-refused' });
  }
  const state = nextPayment({ status: 'created' }, { type: 'started' });
  await writePayment(ports.sql, payment.id, { state, reference, redirectUrl });
  return ok({ redirect_url: redirectUrl, origins: [...provider.origins] });
}

/** Settles an order and returns its payment. */
export async function checkPayment(
  ports: PaymentPorts,
  orderNumber: string,
): Promise<Result<OrderPaymentStatus, PaymentRefusal>> {
  const orderPayment = await findOrderPayment(ports.sql, orderNumber);
  if (orderPayment === undefined) return err({ kind: 'order-unknown' });
  await settleOrder(ports, orderPayment.order_id);
  return ok(await readPayment(ports, orderNumber));
}

async function readPayment(
  { sql }: PaymentPorts,
  orderNumber: string,
): Promise<OrderPaymentStatus> {
  const order = await findOrderPayment(sql, orderNumber);
  if (order === undefined) throw new Error('The payment of an order is gone');
  return paymentDocument(order, await findPayments(sql, order.order_id));
}

/** Cancels an order that is not paid. A payment in progress is refunded when it arrives. */
export async function abandonPayment(
  ports: PaymentPorts,
  orderNumber: string,
): Promise<
  Result<
    { readonly payment: OrderPaymentStatus; readonly coupon_code: string | undefined },
    PaymentRefusal
  >
> {
  const checked = await checkPayment(ports, orderNumber);
  if (!checked.ok) return checked;
  const { state } = checked.value;
  if (state !== 'awaiting' && state !== 'failed' && state !== 'lapsed' && state !== 'canceled') {
    return err({ kind: 'payment-closed' });
  }
  const order = await findOrderPayment(ports.sql, orderNumber);
  if (order === undefined) return err({ kind: 'order-unknown' });
  const move = { orderId: order.order_id, to: 'canceled', mover: 'customer' } as const;
  await inTransaction(ports.sql, (tx) =>
    changeOrderStatus(tx, { ...move, nowMs: ports.clock.now() }),
  );
  await settleOrder(ports, order.order_id);
  const payment = await readPayment(ports, orderNumber);
  return ok({ payment, coupon_code: order.coupon_code ?? undefined });
}

/** Executes the shopper's decision about an order that was paid too late. */
export async function decidePayment(
  ports: PaymentPorts,
  orderNumber: string,
  choice: 'wait' | 'refund',
): Promise<Result<OrderPaymentStatus, PaymentRefusal>> {
  const orderPayment = await findOrderPayment(ports.sql, orderNumber);
  if (orderPayment === undefined) return err({ kind: 'order-unknown' });
  const nowMs = ports.clock.now();
  const isDecided = await inTransaction(ports.sql, async (tx) => {
    const order = await lockOrderPayment(tx, orderPayment.order_id);
    if (order?.state !== 'undeliverable') return false;
    const state = choice === 'wait' ? 'paid' : 'canceled';
    await writeOrderPayment(tx, order.order_id, { state, checkAt: new Date(nowMs) });
    if (choice === 'wait') {
      await reclaimOrder(tx, { orderId: order.order_id, nowMs, takesStock: false });
    }
    return true;
  });
  if (!isDecided) return err({ kind: 'payment-closed' });
  await settleOrder(ports, orderPayment.order_id);
  return ok(await readPayment(ports, orderNumber));
}

/** Settles the order of a return or a callback. An unknown payment is no error: it belongs to another shop. */
export async function settleNotice(
  ports: PaymentPorts,
  provider: string,
  notice: PaymentNotice,
): Promise<void> {
  const orderId = await findOrderOfPayment(ports.sql, provider, notice);
  if (orderId !== undefined) await settleOrder(ports, orderId);
}

/** Authenticates a callback and settles its order. Returns the provider's response; `undefined` if refused. */
export async function receiveCallback(
  ports: PaymentPorts,
  code: string,
  request: CallbackRequest,
): Promise<CallbackAnswer | undefined> {
  const received = await ports.payments.get(code)?.readCallback(request);
  if (received === undefined || !received.ok) return undefined;
  await settleNotice(ports, code, received.value.notice);
  return received.value.answer;
}
