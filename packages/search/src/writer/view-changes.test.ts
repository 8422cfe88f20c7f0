import { createFakeClock } from '@shop/testing';
import { expect, it } from 'vitest';
import { createViewChanges } from './view-changes.ts';

it('[SE-40] joins the changes of a product, and returns the oldest first', () => {
  const changes = createViewChanges(() => 0);
  changes.addPatches([{ id: '1', price: 5 }]);
  changes.addWhole(['2']);
  changes.addPatches([
    { id: '1', stock: { isInStock: true, qty: 2 } },
    { id: '1', price: undefined },
    { id: '2', price: 7 },
  ]);
  changes.addPatches([{ id: '3', price: null }]);
  expect(changes.take(1)).toEqual({
    whole: [],
    patches: [{ id: '1', price: 5, stock: { isInStock: true, qty: 2 } }],
  });
  expect(changes.take()).toEqual({ whole: ['2'], patches: [{ id: '3', price: null }] });
  expect(changes.size).toBe(0);
});

it('[SE-40] takes 100 products at once', () => {
  const changes = createViewChanges(() => 0);
  changes.addWhole(Array.from({ length: 150 }, (_, id) => String(id)));
  expect([changes.take().whole.length, changes.take().whole.length]).toEqual([100, 50]);
});

it('[SE-40] says since when it is complete: after a change of all products, after 10 minutes, beyond 50,000', async () => {
  const clock = createFakeClock(1_000);
  const changes = createViewChanges(() => clock.now());
  expect(changes.completeSince).toBe(1_000);

  await clock.advance(500);
  changes.addWhole(['1']);
  changes.addAll();
  expect([changes.size, changes.completeSince]).toEqual([0, 1_500]);
  changes.addAll();
  expect(changes.completeSince).toBe(1_501);

  changes.addWhole(['1']);
  await clock.advance(600_000);
  changes.forgetOld();
  expect([changes.size, changes.completeSince]).toEqual([1, 1_501]);
  await clock.advance(2);
  changes.addWhole(['2']);
  changes.forgetOld();
  expect([changes.take(), changes.completeSince]).toEqual([{ whole: ['2'], patches: [] }, 1_502]);

  changes.addWhole(['first']);
  await clock.advance(8);
  changes.addWhole(Array.from({ length: 50_000 }, (_, id) => String(id)));
  expect([changes.size, changes.completeSince]).toEqual([50_000, 601_503]);
});
