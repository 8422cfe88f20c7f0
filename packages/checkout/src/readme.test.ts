import { createObservable } from '@shop/kernel';
import {
  createFakeClock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import { order } from './readme-example.ts';
// oxlint-disable-next-line import/default -- the text of the file, not what it exports
import source from './readme-example.ts?raw';
import { placedOutcome, someCart } from './test/checkout-bench.ts';

it('[CH-62] the example of the README is this one and gets its order number', async () => {
  expect(readme).toContain(source.trim());
  const number = await order({
    store: createMemoryStore(),
    cart: createObservable(someCart),
    clock: createFakeClock(),
    ids: createSequentialIds(),
    connectivity: createSwitch(),
    log: silentLog,
    userId: () => '',
    onSelectionChanged: async () => undefined,
    send: async () => placedOutcome,
    onOrdered: async () => undefined,
  });
  expect(number).toBe('ZG-2026-000017');
});
