import { expect, it } from 'vitest';
import { orderTimeline } from './order-timeline.ts';

const createdAt = '2026-03-05T12:00:00.000Z';
const at = (day: number) => `2026-03-0${day}T12:00:00.000Z`;
const changed = (...statuses: readonly string[]) =>
  statuses.map((status, index) => ({ status, at: at(index + 6) }));

it.each<[story: string, status: string, changes: readonly string[], steps: readonly string[]]>([
  ['a new order', 'pending', [], ['pending current 5', 'processing', 'shipped', 'complete']],
  [
    'a dispatched order',
    'shipped',
    ['processing', 'shipped'],
    ['pending done 5', 'processing done 6', 'shipped current 7', 'complete'],
  ],
  [
    'an order of before changes were stored',
    'shipped',
    [],
    ['pending done 5', 'processing done', 'shipped current', 'complete'],
  ],
  [
    'a canceled order',
    'canceled',
    ['processing', 'canceled'],
    ['pending done 5', 'processing done 6', 'canceled current 7'],
  ],
  [
    'a canceled order that was paid late',
    'processing',
    ['canceled', 'processing'],
    ['pending done 5', 'processing current 7', 'shipped', 'complete'],
  ],
  [
    'an order that was set back',
    'processing',
    ['processing', 'shipped', 'processing'],
    ['pending done 5', 'processing current 8', 'shipped', 'complete'],
  ],
  ['an order of an unknown status', 'held', [], ['pending done 5', 'held current']],
])('[OR-21] %s has its steps in order', (_story, status, changes, steps) => {
  const timeline = orderTimeline({ status, createdAt, changes: changed(...changes) });
  const texts = timeline.map((step) =>
    [
      step.status,
      step.state === 'upcoming' ? '' : step.state,
      step.at === undefined ? '' : String(new Date(step.at).getUTCDate()),
    ]
      .join(' ')
      .trim(),
  );
  expect(texts).toEqual(steps);
});
