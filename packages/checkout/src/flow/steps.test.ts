import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canOpen,
  nextProgress,
  stepOfHash,
  stepsOf,
  type CheckoutEvent,
  type CheckoutProgress,
  type CheckoutStep,
} from './steps.ts';

const all = stepsOf(false);
const virtual = stepsOf(true);
const closed: CheckoutProgress = { status: 'closed' };
const filling = (
  step: CheckoutStep,
  done: readonly CheckoutStep[] = [],
  steps = all,
): CheckoutProgress => ({ status: 'filling', steps, step, done });
const first = filling('personalDetails');
const review = filling('orderReview', ['personalDetails', 'shipping', 'payment']);
const placing: CheckoutProgress = {
  status: 'placing',
  steps: all,
  done: ['personalDetails', 'shipping', 'payment'],
};

it('[CH-22] a virtual cart has no shipping step', () => {
  expect(all).toEqual(['personalDetails', 'shipping', 'payment', 'orderReview']);
  expect(virtual).toEqual(['personalDetails', 'payment', 'orderReview']);
});

it.each([
  ['#payment', 'payment'],
  ['payment', 'payment'],
  ['', 'personalDetails'],
  ['#nowhere', 'personalDetails'],
  ['pay#ment', 'personalDetails'],
  ['#shipping', 'personalDetails'],
])('[CH-23] the hash %j opens %s of a virtual checkout', (hash, step) => {
  expect(stepOfHash(hash, virtual)).toBe(step);
});

it.each<
  [rule: string, story: string, from: CheckoutProgress, event: CheckoutEvent, to: CheckoutProgress]
>([
  ['CH-22', 'opens at the first step', closed, { type: 'open', isVirtual: false }, first],
  [
    'CH-22',
    'opens without shipping',
    closed,
    { type: 'open', isVirtual: true },
    filling('personalDetails', [], virtual),
  ],
  [
    'CH-22',
    'opening while placing changes nothing',
    placing,
    { type: 'open', isVirtual: false },
    placing,
  ],
  [
    'CH-24',
    'placing is not left for a step',
    placing,
    { type: 'go-to', step: 'shipping' },
    placing,
  ],
  [
    'CH-24',
    'a step of another checkout is not opened',
    filling('orderReview', ['personalDetails', 'payment'], virtual),
    { type: 'go-to', step: 'shipping' },
    filling('orderReview', ['personalDetails', 'payment'], virtual),
  ],
  ['CH-22', 'opening again changes nothing', review, { type: 'open', isVirtual: false }, review],
  [
    'CH-49',
    'opens as placed when it was',
    closed,
    { type: 'open', isVirtual: false, found: 'placed' },
    { status: 'placed' },
  ],
  [
    'CH-49',
    'opens as queued when it was',
    closed,
    { type: 'open', isVirtual: false, found: 'queued' },
    { status: 'queued' },
  ],
  [
    'CH-24',
    'a completed step leads to the next',
    first,
    { type: 'complete', step: 'personalDetails' },
    filling('shipping', ['personalDetails']),
  ],
  [
    'CH-24',
    'only the active step is completed',
    first,
    { type: 'complete', step: 'payment' },
    first,
  ],
  [
    'CH-24',
    'a done step can be opened again',
    review,
    { type: 'go-to', step: 'shipping' },
    filling('shipping', ['personalDetails', 'shipping', 'payment']),
  ],
  [
    'CH-24',
    'a step ahead of what is done cannot',
    first,
    { type: 'go-to', step: 'payment' },
    first,
  ],
  [
    'CH-25',
    'shipping goes when the cart becomes virtual',
    filling('shipping', ['personalDetails']),
    { type: 'cart-changed', isVirtual: true },
    filling('payment', ['personalDetails'], virtual),
  ],
  [
    'CH-25',
    'shipping that was done goes undone',
    review,
    { type: 'cart-changed', isVirtual: true },
    filling('orderReview', ['personalDetails', 'payment'], virtual),
  ],
  [
    'CH-25',
    'shipping comes back undone',
    filling('orderReview', ['personalDetails', 'payment'], virtual),
    { type: 'cart-changed', isVirtual: false },
    filling('shipping', ['personalDetails', 'payment']),
  ],
  [
    'CH-25',
    'the first step stays where it is',
    first,
    { type: 'cart-changed', isVirtual: true },
    filling('personalDetails', [], virtual),
  ],
  [
    'CH-25',
    'an unchanged cart changes nothing',
    review,
    { type: 'cart-changed', isVirtual: false },
    review,
  ],
  [
    'CH-26',
    'an emptied cart closes it',
    review,
    { type: 'emptied' },
    { status: 'closed', because: 'empty' },
  ],
  [
    'CH-26',
    'the cart emptied by the order does not',
    { status: 'placed' },
    { type: 'emptied' },
    { status: 'placed' },
  ],
  ['CH-26', 'places from the review', review, { type: 'place' }, placing],
  ['CH-26', 'places from nowhere else', first, { type: 'place' }, first],
  ['CH-26', 'placing cannot be repeated', placing, { type: 'place' }, placing],
  ['CH-26', 'placing cannot be left', placing, { type: 'close' }, placing],
  ['CH-26', 'ends placed', placing, { type: 'placed' }, { status: 'placed' }],
  ['CH-26', 'ends queued', placing, { type: 'queued' }, { status: 'queued' }],
  [
    'CH-45',
    'returns to the step where it can be corrected',
    placing,
    { type: 'turned-back', to: 'shipping' },
    filling('shipping', ['personalDetails', 'shipping', 'payment']),
  ],
  ['CH-26', 'closes after a placed order', { status: 'placed' }, { type: 'close' }, closed],
  ['CH-26', 'closes while filling', review, { type: 'close' }, closed],
])('[%s] %s', (_rule, _story, from, event, to) => {
  expect(nextProgress(from, event)).toEqual(to);
});

const step = fc.constantFrom(...all);
const anyEvent: fc.Arbitrary<CheckoutEvent> = fc.oneof(
  fc.record({ type: fc.constant('open' as const), isVirtual: fc.boolean() }),
  fc.record({ type: fc.constant('complete' as const), step }),
  fc.record({ type: fc.constant('go-to' as const), step }),
  fc.record({ type: fc.constant('cart-changed' as const), isVirtual: fc.boolean() }),
  fc.record({
    type: fc.constant('turned-back' as const),
    to: fc.constantFrom<CheckoutStep>('payment', 'orderReview'),
  }),
  fc.constantFrom<CheckoutEvent>(
    { type: 'emptied' },
    { type: 'place' },
    { type: 'placed' },
    { type: 'queued' },
    { type: 'close' },
  ),
);

describe('in any sequence of events', () => {
  const histories = fc.array(anyEvent, { maxLength: 40 });

  it('[CH-24] the active step is one of the checkout, and everything before it is done', () => {
    fc.assert(
      fc.property(histories, (events) => {
        const end = events.reduce(nextProgress, closed);
        expect(end.status !== 'filling' || canOpen(end, end.step)).toBe(true);
      }),
    );
    expect.hasAssertions();
  });

  it('[CH-26] an order is placed or queued only from placing', () => {
    fc.assert(
      fc.property(histories, (events) => {
        let now: CheckoutProgress = closed;
        for (const event of events) {
          const next = nextProgress(now, event);
          const isOrdered = next.status === 'placed' || next.status === 'queued';
          const wasSo = now.status === next.status || now.status === 'placing';
          expect(!isOrdered || wasSo).toBe(true);
          now = next;
        }
      }),
    );
    expect.hasAssertions();
  });
});
