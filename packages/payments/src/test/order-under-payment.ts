import { money } from '@shop/money';
import type { PaymentNames } from '../provider/payment-provider.ts';
import { createMemorySandboxStore } from '../sandbox/memory-sandbox-store.ts';
import { createSandboxProvider, type SandboxCallback } from '../sandbox/sandbox-provider.ts';
import type { SandboxCallbackPlan, SandboxDecision } from '../sandbox/sandbox-record.ts';
import {
  planSettlement,
  type OrderPaymentState,
  type SettlementStep,
} from '../settlement/plan-settlement.ts';
import { applyReport } from '../state/payment-report.ts';
import { nextPayment, type PaymentState } from '../state/payment-state.ts';

const minute = 60_000;
const reservationMs = 30 * minute;
/** Longer than the reservation: a payment can arrive after it. */
const windowMs = 45 * minute;

export const total = 12_990;

/** Events of an order: actions of the payer, the provider, the shop, other buyers and the network. */
export type HistoryEvent =
  | { readonly type: 'start' }
  | {
      readonly type: 'decide';
      readonly attempt: number;
      readonly decision: SandboxDecision;
      readonly plan: SandboxCallbackPlan;
    }
  | { readonly type: 'return'; readonly attempt: number }
  /** Delivers one of the callbacks sent so far, also repeatedly. */
  | { readonly type: 'callback'; readonly index: number }
  | { readonly type: 'reconcile' }
  | { readonly type: 'wait'; readonly minutes: number }
  | { readonly type: 'cancel' }
  | { readonly type: 'grant-refund'; readonly amount: number }
  | { readonly type: 'other-buyer' }
  | { readonly type: 'fault'; readonly fault: 'unreachable' | 'unanswered' };

interface Attempt {
  readonly paymentId: string;
  reference: string | undefined;
  state: PaymentState;
}

/** Creates an order in memory. It is settled as in the backend, with the sandbox as provider. */
export function createOrderUnderPayment(options: {
  readonly stock: number;
  readonly capturesAtOnce: boolean;
  readonly withoutStock: 'refund' | 'ask';
}) {
  let nowMs = 0;
  let faults: ('unreachable' | 'unanswered')[] = [];
  let order: OrderPaymentState = 'awaiting';
  let owed = total;
  let free = options.stock - 1;
  let held = 1;
  let others = 0;
  const attempts: Attempt[] = [];
  const sent: SandboxCallback[] = [];
  const provider = createSandboxProvider(
    {
      code: 'sandbox',
      pageUrl: 'https://shop.example/pay',
      secret: 'secret',
      currencies: ['HUF'],
      capturesAtOnce: options.capturesAtOnce,
    },
    {
      store: createMemorySandboxStore(),
      clock: { now: () => nowMs as never },
      newReference: () => `s-${attempts.length}`,
      send: async (callback) => void sent.push(callback),
      fault: () => faults.shift() ?? 'none',
    },
  );

  function release(next: OrderPaymentState): void {
    free += held;
    held = 0;
    order = next;
  }

  async function start(): Promise<void> {
    if (order !== 'awaiting' || nowMs >= reservationMs) return;
    const attempt: Attempt = {
      paymentId: `p-${attempts.length}`,
      reference: undefined,
      state: { status: 'created' },
    };
    attempts.push(attempt);
    const started = await provider.start({
      paymentId: attempt.paymentId,
      orderNumber: 'ZG-1',
      amount: money(owed, 'HUF'),
      language: 'hu',
      buyer: { name: 'A', country: 'HU', postcode: '1061', city: 'B', street: 'C' },
      returnUrl: 'https://shop.example/payment',
      callbackUrl: 'https://shop.example/callback',
      expiresAtMs: nowMs + windowMs,
    });
    if (!started.ok) return;
    attempt.reference = started.value.reference;
    attempt.state = nextPayment(attempt.state, { type: 'started' });
  }

  async function refresh(attempt: Attempt): Promise<void> {
    const report = await provider.state(attempt);
    if (report.ok) {
      attempt.reference = report.value.reference;
      attempt.state = applyReport(attempt.state, report.value);
    } else if (report.error.kind === 'not-found') {
      attempt.state = nextPayment(attempt.state, { type: 'failed', reason: 'rejected' });
    }
  }

  async function carryOut(step: SettlementStep): Promise<void> {
    const names = (paymentId: string): PaymentNames =>
      attempts.find((attempt) => attempt.paymentId === paymentId) ?? { paymentId };
    switch (step.type) {
      case 'mark-paid':
        order = 'paid';
        return;
      case 'lapse':
        return release('lapsed');
      case 'reclaim-stock':
        if (free > 0) {
          free -= 1;
          held = 1;
          order = 'paid';
        } else {
          order = options.withoutStock === 'ask' ? 'undeliverable' : 'canceled';
        }
        return;
      case 'capture':
        return void (await provider.capture(names(step.paymentId), money(step.amount, 'HUF')));
      case 'void':
        return void (await provider.void(names(step.paymentId)));
      case 'refund': {
        const { state } = attempts.find(({ paymentId }) => paymentId === step.paymentId) ?? {};
        const refundedBefore = state?.status === 'partly-refunded' ? state.refunded : 0;
        await provider.refund(names(step.paymentId), {
          amount: money(step.amount, 'HUF'),
          refundedBefore,
          key: `${step.paymentId}-${refundedBefore}`,
        });
      }
    }
  }

  const plan = () =>
    planSettlement(
      { state: order, amountOwed: order === 'canceled' ? 0 : owed, reservedUntilMs: reservationMs },
      attempts,
      nowMs,
    );

  /** Reads all payments and executes steps until none is left, or a fault leaves the rest for later. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 6; round += 1) {
      for (const attempt of attempts) await refresh(attempt);
      const steps = plan();
      if (steps.length === 0) return;
      for (const step of steps) await carryOut(step);
    }
  }

  async function notice(found: Attempt | undefined): Promise<void> {
    if (found === undefined) return;
    await refresh(found);
    for (const step of plan()) await carryOut(step);
  }

  async function apply(event: HistoryEvent): Promise<void> {
    switch (event.type) {
      case 'start':
        return start();
      case 'decide': {
        const reference = attempts[event.attempt]?.reference;
        if (reference === undefined) return;
        return void (await provider.decide(reference, event.decision, event.plan));
      }
      case 'return':
        return notice(attempts[event.attempt]);
      case 'callback': {
        const callback = sent[event.index % Math.max(sent.length, 1)];
        if (callback === undefined) return;
        const received = await provider.readCallback({ ...callback, query: new URLSearchParams() });
        if (!received.ok) throw new Error('the sandbox signs its callbacks');
        const { reference } = received.value.notice;
        return notice(attempts.find((attempt) => attempt.reference === reference));
      }
      case 'reconcile':
        return settle();
      case 'wait':
        nowMs += event.minutes * minute;
        return;
      case 'cancel':
        return release('canceled');
      case 'grant-refund':
        if (order === 'paid') owed = Math.max(owed - event.amount, 0);
        return;
      case 'other-buyer':
        if (free === 0) return;
        free -= 1;
        others += 1;
        return;
      case 'fault':
        faults = [...faults, event.fault];
    }
  }

  return {
    apply,
    /** Ends the history: the network works again, all windows have ended, the reconciliation runs. */
    async finish(): Promise<void> {
      faults = [];
      nowMs += reservationMs + windowMs;
      await settle();
    },
    async outcome() {
      const taken = [];
      for (const attempt of attempts) {
        const report = await provider.state(attempt);
        if (report.ok) taken.push(report.value.amount - report.value.refunded);
      }
      return {
        order,
        owed: order === 'paid' || order === 'undeliverable' ? owed : 0,
        taken: taken.reduce((sum, amount) => sum + amount, 0),
        states: attempts.map(({ state }) => state),
        pieces: { free, held, others },
        steps: plan(),
      };
    },
  };
}
