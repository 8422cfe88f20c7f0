import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOrderUnderPayment, total, type HistoryEvent } from '../test/order-under-payment.ts';
import { isOpen, moneyTaken } from '../state/payment-state.ts';

/** 1,000 in the normal test run; `PAYMENT_HISTORIES=20000` for the long run. */
const numRuns = Number(process.env['PAYMENT_HISTORIES'] ?? 1_000);

const attempt = fc.nat(2);
const plan = fc.constantFrom('normal', 'late', 'repeated', 'lost');
const decision = fc.constantFrom('pay', 'pay', 'decline', 'cancel');

const notices: readonly fc.Arbitrary<HistoryEvent>[] = [
  fc.record({ type: fc.constant('return'), attempt }),
  fc.record({ type: fc.constant('callback'), index: fc.nat(5) }),
  fc.record({ type: fc.constant('reconcile') }),
];

const event: fc.Arbitrary<HistoryEvent> = fc.oneof(
  { arbitrary: fc.record({ type: fc.constant('start') }), weight: 2 },
  { arbitrary: fc.record({ type: fc.constant('decide'), attempt, decision, plan }), weight: 4 },
  ...notices.map((arbitrary) => ({ arbitrary, weight: 2 })),
  fc.record({ type: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 25 }) }),
  fc.record({ type: fc.constant('cancel') }),
  fc.record({ type: fc.constant('grant-refund'), amount: fc.integer({ min: 1, max: total }) }),
  fc.record({ type: fc.constant('other-buyer') }),
  fc.record({ type: fc.constant('fault'), fault: fc.constantFrom('unreachable', 'unanswered') }),
);

const shop = fc.record({
  stock: fc.integer({ min: 1, max: 3 }),
  capturesAtOnce: fc.boolean(),
  withoutStock: fc.constantFrom('refund', 'ask'),
});

/** One history for each final state, so that every assertion is checked at least once. */
const wait: HistoryEvent = { type: 'wait', minutes: 25 };
const pay: HistoryEvent = { type: 'decide', attempt: 0, decision: 'pay', plan: 'lost' };
const lastPiece = { stock: 1, capturesAtOnce: true, withoutStock: 'ask' } as const;
const notice: HistoryEvent = { type: 'return', attempt: 0 };
const examples: [typeof lastPiece, HistoryEvent[]][] = [
  [lastPiece, [pay]],
  [lastPiece, [pay, notice, { type: 'cancel' }]],
  [lastPiece, [wait, wait, wait]],
  [lastPiece, [wait, { type: 'wait', minutes: 6 }, notice, { type: 'other-buyer' }, pay]],
];

it('[PA-19] [PA-34] every history ends settled: money taken is money owed, and no piece is lost', async () => {
  const ends = new Set<string>();
  const history = fc.array(event, { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(shop, history, async (options, events) => {
      const order = createOrderUnderPayment(options);
      await order.apply({ type: 'start' });
      for (const happened of events) await order.apply(happened);
      await order.finish();
      const { order: end, owed, taken, states, pieces, steps } = await order.outcome();
      ends.add(end);
      expect(steps).toEqual([]);
      expect(states.filter(isOpen)).toEqual([]);
      expect(end).not.toBe('awaiting');
      expect(taken).toBe(owed);
      expect(states.reduce((sum, state) => sum + moneyTaken(state), 0)).toBe(taken);
      expect(pieces.free + pieces.held + pieces.others).toBe(options.stock);
      expect(pieces.held).toBe(end === 'paid' ? 1 : 0);
    }),
    { numRuns, examples },
  );
  expect([...ends].toSorted()).toEqual(['canceled', 'lapsed', 'paid', 'undeliverable']);
});

it('[PA-35] notices in any order, any number of times or never lead to the same end', async () => {
  await fc.assert(
    fc.asyncProperty(
      shop,
      decision,
      plan,
      fc.array(fc.oneof(...notices), { maxLength: 8 }),
      async (options, decided, callbacks, events) => {
        const outcomeOf = async (noticeEvents: readonly HistoryEvent[]) => {
          const order = createOrderUnderPayment(options);
          await order.apply({ type: 'start' });
          const decide = {
            type: 'decide',
            attempt: 0,
            decision: decided,
            plan: callbacks,
          } as const;
          await order.apply(decide);
          for (const notice of noticeEvents) await order.apply(notice);
          await order.apply({ type: 'reconcile' });
          await order.finish();
          return order.outcome();
        };
        expect(await outcomeOf(events)).toEqual(await outcomeOf([]));
      },
    ),
    { numRuns },
  );
});
