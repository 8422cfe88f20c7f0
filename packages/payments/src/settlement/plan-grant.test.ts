import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { grantRefusal, planGrant, type GrantDecision, type RefundableOrder } from './plan-grant.ts';

const paid: RefundableOrder = {
  state: 'paid',
  total: 10_000,
  granted: 3_000,
  refunds: { 'RMA-1': 3_000 },
};

it.each<[rule: string, title: string, name: string, amount: number, decision: GrantDecision]>([
  ['PA-40', 'a new name is granted', 'RMA-2', 3_000, { kind: 'granted' }],
  ['PA-40', 'the same refund again is not', 'RMA-1', 3_000, { kind: 'repeated' }],
  ['PA-40', 'its name with another amount', 'RMA-1', 2_000, { kind: 'name-taken', amount: 3_000 }],
  ['PA-40', 'a name of the language is new', 'constructor', 1, { kind: 'granted' }],
  ['PA-41', 'all that remains is granted', 'rest', 7_000, { kind: 'granted' }],
  ['PA-41', 'more is not', 'more', 7_001, { kind: 'not-refundable', refundable: 7_000 }],
  ['PA-41', 'nothing is no refund', 'none', 0, { kind: 'not-refundable', refundable: 7_000 }],
])('[%s] %s', (_rule, _title, name, amount, decision) => {
  for (const isNamedByOperator of [true, false])
    expect(planGrant(paid, { name, isNamedByOperator, amount })).toEqual(decision);
});

it('[PA-41] an order that is not paid has nothing to refund', () => {
  const order = { ...paid, state: 'awaiting' } as const;
  const refused = { kind: 'not-refundable', refundable: 0 };
  const refund = { name: 'RMA-2', isNamedByOperator: true, amount: 1 };
  expect(planGrant(order, refund)).toEqual(refused);
});

it.each<[title: string, isNamedByOperator: boolean, amount: number, kind: GrantDecision['kind']]>([
  ['the amount of one without a name', false, 3_000, 'unclear'],
  ['a part of them', false, 1, 'unclear'],
  ['more than all of them', false, 3_001, 'granted'],
  ['a name of the operator', true, 3_000, 'granted'],
  ['nothing', false, 0, 'not-refundable'],
])(
  '[PA-44] after refunds without a name, a refund with %s',
  (_title, isNamedByOperator, amount, kind) => {
    const order: RefundableOrder = { ...paid, granted: 5_000, refunds: { 'RMA-1': 2_000 } };
    const decision = planGrant(order, { name: String(amount), isNamedByOperator, amount });
    expect(decision.kind).toBe(kind);
  },
);

it('[PA-44] what is left of an order decides before refunds without a name', () => {
  const order: RefundableOrder = { ...paid, granted: 9_000, refunds: {} };
  const refund = { name: '3000', isNamedByOperator: false, amount: 3_000 };
  expect(planGrant(order, refund)).toEqual({ kind: 'not-refundable', refundable: 1_000 });
});

it('[PA-40, PA-41] any presses grant each name once and never more than the total', () => {
  const press = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    isNamedByOperator: fc.boolean(),
    amount: fc.integer({ min: -5, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
      let order: RefundableOrder = { state: 'paid', total: 100, granted: 0, refunds: {} };
      for (const refund of presses) {
        if (planGrant(order, refund).kind !== 'granted') continue;
        expect(order.refunds).not.toHaveProperty(refund.name);
        const refunds = { ...order.refunds, [refund.name]: refund.amount };
        order = { ...order, granted: order.granted + refund.amount, refunds };
      }
      expect(order.granted).toBeLessThanOrEqual(100);
    }),
  );
});

it('[PA-40] a refund that the order has is no refusal', () => {
  expect(grantRefusal({ kind: 'repeated' }, paid, 'EUR')).toBeUndefined();
  expect(grantRefusal({ kind: 'granted' }, paid, 'EUR')).toBeUndefined();
});

it.each<[rule: string, decision: GrantDecision, words: string]>([
  ['PA-40', { kind: 'name-taken', amount: 2_490 }, 'the refund of this name is 24.9'],
  ['PA-44', { kind: 'unclear', amount: 2_490 }, '24.9 was refunded before refunds had names'],
  ['PA-41', { kind: 'not-refundable', refundable: 1_000 }, 'it is paid, and at most 10 can be'],
])('[%s] a decision of %o says %s', (_rule, decision, words) => {
  expect(grantRefusal(decision, paid, 'EUR')).toContain(words);
});
