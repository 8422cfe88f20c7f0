import { money } from '@shop/money';
import {
  applyReport,
  isOpen,
  nextPayment,
  planSettlement,
  type OrderPaymentState,
  type PaymentReport,
  type PaymentState,
  type ProviderFailure,
  type SettlementStep,
} from '@shop/payments';
import type { Sql, TransactionSql } from 'postgres';
import type { Clock, Log } from '@shop/kernel';
import { inTransaction } from '../../db/transaction.ts';
import { changeOrderStatus, reclaimOrder } from '../order/index.ts';
import type { PaymentProviders } from '@shop/payments/settings';
import { notePaid, notePaymentFailure, noteRefund } from './payment-notices.ts';
import {
  findPayments,
  lockOrderPayment,
  writeOrderPayment,
  writePayment,
  type OrderPaymentRow,
  type PaymentRow,
} from './payment-store.ts';

export interface SettlementPorts {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly payments: PaymentProviders;
  readonly withoutStock: 'refund' | 'ask';
}

/** Maximum rounds of reports and steps in one settlement: the rest waits for the next one. */
const maxRounds = 5;
/** Milliseconds until an unsettled order is checked again: a minute, later an hour. */
const soonMs = 60_000;
const laterMs = 3_600_000;
/** Milliseconds after which an order is checked hourly. */
const freshMs = 24 * 3_600_000;
/** Milliseconds until a payment that its provider does not know counts as never received. */
const startMs = 2 * 60_000;

/** A step that calls a provider. */
type ProviderStep = Extract<SettlementStep, { readonly paymentId: string }>;
type ShopStep = Exclude<SettlementStep, ProviderStep>;

const isOfProvider = (step: SettlementStep): step is ProviderStep => 'paymentId' in step;
const isOfShop = (step: SettlementStep): step is ShopStep => !isOfProvider(step);

/**
 * Settles an order: reads its payments from their providers, changes order and stock accordingly, and captures, voids
 * or refunds until the amount taken equals the amount due. May run anywhere, repeatedly and in parallel. `reports`:
 * reports read just now, by payment id. Returns the failure of a provider that left work due.
 */
export async function settleOrder(
  ports: SettlementPorts,
  orderId: number,
  reports: ReadonlyMap<string, PaymentReport> = new Map(),
): Promise<ProviderFailure | undefined> {
  let carriedOut = '';
  let failure: ProviderFailure | undefined;
  for (let round = 0; round < maxRounds; round += 1) {
    const states = await readStates(ports, orderId, round === 0 ? reports : new Map());
    const steps = await inTransaction(ports.sql, (tx) =>
      advance(tx, ports, orderId, states.readings),
    );
    // The same steps again: the provider does not act yet.
    if (steps.length === 0) return states.failure;
    if (JSON.stringify(steps) === carriedOut) return failure ?? states.failure;
    carriedOut = JSON.stringify(steps);
    failure = undefined;
    for (const step of steps) failure = (await carryOut(ports, orderId, step)) ?? failure;
  }
  return failure;
}

/** Report of a payment, or `rejected` for one that its provider never received. */
type Reading = PaymentReport | 'rejected';

async function readStates(
  { sql, clock, payments: providers }: SettlementPorts,
  orderId: number,
  reports: ReadonlyMap<string, PaymentReport>,
): Promise<{
  readonly readings: ReadonlyMap<string, Reading>;
  readonly failure: ProviderFailure | undefined;
}> {
  const readings = new Map<string, Reading>();
  let failure: ProviderFailure | undefined;
  for (const payment of await findPayments(sql, orderId)) {
    if (payment.state.status === 'refunded') continue;
    const receivedReport = reports.get(payment.id);
    const report =
      receivedReport ?? (await providers.get(payment.provider)?.state(namesOf(payment)));
    if (report === undefined) continue;
    if (!('ok' in report)) readings.set(payment.id, report);
    else if (report.ok) readings.set(payment.id, report.value);
    else if (report.error.kind === 'not-found' && isOverdue(payment, clock.now())) {
      readings.set(payment.id, 'rejected');
    } else failure = report.error;
  }
  return { readings, failure };
}

const isOverdue = ({ state, created_at: createdAt }: PaymentRow, nowMs: number) =>
  state.status === 'created' && nowMs - createdAt.getTime() > startMs;

const namesOf = ({ id, reference }: PaymentRow) => ({
  paymentId: id,
  reference: reference ?? undefined,
});

/** Applies the readings and the steps of the shop. Returns the remaining calls to the providers. */
async function advance(
  tx: TransactionSql,
  ports: SettlementPorts,
  orderId: number,
  readings: ReadonlyMap<string, Reading>,
): Promise<readonly ProviderStep[]> {
  const order = await lockOrderPayment(tx, orderId);
  if (order === undefined) return [];
  const nowMs = ports.clock.now();
  const payments = (await findPayments(tx, orderId)).map((payment) => ({
    paymentId: payment.id,
    previousState: payment.state,
    state: stateAfter(payment.state, readings.get(payment.id)),
    reference: payment.reference,
  }));
  for (const { paymentId, previousState, state, reference } of payments) {
    const reading = readings.get(paymentId);
    const reportedReference = reading === 'rejected' ? undefined : reading?.reference;
    if (state !== previousState || (reference === null && reportedReference !== undefined)) {
      await writePayment(tx, paymentId, { state, reference: reportedReference });
    }
  }
  let state = presentState(order);
  await notePaymentFailure(tx, order, { state, payments, nowMs });
  for (;;) {
    const amountOwed = state === 'canceled' ? 0 : order.grand_total - order.granted;
    const reservedUntilMs = order.reserved_until.getTime();
    const steps = planSettlement({ state, amountOwed, reservedUntilMs }, payments, nowMs);
    const shopStep = steps.find(isOfShop);
    if (shopStep === undefined) {
      const isWaiting = steps.length > 0 || payments.some((payment) => isOpen(payment.state));
      const checkAt = nextCheck(order, state, isWaiting, nowMs);
      await writeOrderPayment(tx, orderId, { state, checkAt });
      return steps.filter(isOfProvider);
    }
    state = await takeShopStep(tx, ports, order, shopStep.type, nowMs);
  }
}

function stateAfter(state: PaymentState, reading: Reading | undefined): PaymentState {
  if (reading === undefined) return state;
  if (reading === 'rejected') return nextPayment(state, { type: 'failed', reason: 'rejected' });
  return applyReport(state, reading);
}

/** The stored state of the order: a change made meanwhile wins. */
function presentState({ state, status }: OrderPaymentRow): OrderPaymentState {
  if (status === 'canceled') return state === 'awaiting' || state === 'paid' ? 'canceled' : state;
  return state === 'awaiting' && status !== 'pending' ? 'paid' : state;
}

async function takeShopStep(
  tx: TransactionSql,
  { withoutStock }: SettlementPorts,
  order: OrderPaymentRow,
  step: ShopStep['type'],
  nowMs: number,
): Promise<OrderPaymentState> {
  const { order_id: orderId } = order;
  const move = { orderId, mover: 'shop', nowMs } as const;
  switch (step) {
    case 'mark-paid':
      await changeOrderStatus(tx, { ...move, to: 'processing' });
      await notePaid(tx, order, nowMs);
      return 'paid';
    case 'lapse':
      await changeOrderStatus(tx, { ...move, to: 'canceled', reason: 'unpaid' });
      return 'lapsed';
    case 'reclaim-stock':
      if (await reclaimOrder(tx, { orderId, nowMs, takesStock: true })) {
        await notePaid(tx, order, nowMs);
        return 'paid';
      }
      return withoutStock === 'ask' ? 'undeliverable' : 'canceled';
  }
}

function nextCheck(
  order: OrderPaymentRow,
  state: OrderPaymentState,
  isWaiting: boolean,
  nowMs: number,
): Date | null {
  if (state !== 'awaiting' && !isWaiting) return null;
  const afterMs = nowMs - order.created_at.getTime() > freshMs ? laterMs : soonMs;
  const reservedUntilMs = order.reserved_until.getTime();
  const isReserved = state === 'awaiting' && reservedUntilMs > nowMs;
  return new Date(isReserved ? Math.min(nowMs + afterMs, reservedUntilMs) : nowMs + afterMs);
}

async function carryOut(
  { sql, clock, log, payments: providers }: SettlementPorts,
  orderId: number,
  step: ProviderStep,
): Promise<ProviderFailure | undefined> {
  const payment = (await findPayments(sql, orderId)).find(({ id }) => id === step.paymentId);
  const provider = payment && providers.get(payment.provider);
  if (payment === undefined || provider === undefined) return { kind: 'unreachable' };
  const [order] = await sql<Pick<OrderPaymentRow, 'currency'>[]>`
    SELECT currency FROM shop_order WHERE id = ${orderId}`;
  const currency = order?.currency ?? 'HUF';
  const names = namesOf(payment);
  const { state } = payment;
  const refundedBefore = state.status === 'partly-refunded' ? state.refunded : 0;
  // The same until the refund is executed, a different one for the next refund of this payment.
  const key = `${payment.id}-${refundedBefore}`;
  const result =
    step.type === 'capture'
      ? await provider.capture(names, money(step.amount, currency))
      : step.type === 'void'
        ? await provider.void(names)
        : await provider.refund(names, {
            amount: money(step.amount, currency),
            refundedBefore,
            key,
          });
  if (result.ok) {
    if (step.type === 'refund') await noteRefund(sql, orderId, step.amount, clock.now());
    return undefined;
  }
  const { kind } = result.error;
  const code = kind === 'rejected' ? result.error.code : undefined;
  log.error('payment-step-failed', { step: step.type, payment: payment.id, kind, code });
  return result.error;
}
