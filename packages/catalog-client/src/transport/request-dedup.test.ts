import type { ApiFailure } from '@shop/contract';
import {
  createAbortController,
  err,
  ok,
  unsafeBrand,
  type EpochMs,
  type Result,
} from '@shop/kernel';
import { expect, it } from 'vitest';
import { settle } from '../test/catalog-bench.ts';
import type { CallOptions } from './call-options.ts';
import { createRequestDedup } from './request-dedup.ts';

type Answer = Result<string, ApiFailure>;
/** The platform's controller, with a typed listener. */
const { AbortController } = globalThis as unknown as {
  readonly AbortController: new () => ReturnType<typeof createAbortController>;
};
const timeout: Answer = err({ kind: 'network', reason: 'timeout' });

/** Requests that wait for their response, in order. */
function openDedup() {
  const { share } = createRequestDedup();
  const sent: { readonly options: CallOptions; answer(value: Answer): void }[] = [];
  return {
    sent,
    ask: (deadline?: number, key = 'key', signal?: CallOptions['signal']) =>
      share(
        key,
        {
          ...(signal !== undefined && { signal }),
          ...(deadline !== undefined && { deadline: unsafeBrand<EpochMs>(deadline) }),
        },
        (options) =>
          new Promise<Answer>((resolve) => {
            sent.push({ options, answer: resolve });
          }),
      ),
  };
}

it.each<[running: number | undefined, caller: number | undefined, requests: number]>([
  [undefined, undefined, 1],
  [100, undefined, 1],
  [undefined, 100, 2],
  [100, 100, 1],
  [99, 100, 1],
  [101, 100, 2],
])(
  '[CC-19] beside a request until %s a caller until %s makes %d requests',
  async (running, caller, requests) => {
    const { ask, sent } = openDedup();
    const both = [ask(running), ask(caller)];
    expect(sent).toHaveLength(requests);
    for (const { answer } of sent) answer(ok('x'));
    expect(await Promise.all(both)).toEqual([ok('x'), ok('x')]);
  },
);

it('[CC-19] requests of different keys are sent each', async () => {
  const { ask, sent } = openDedup();
  void ask(undefined, 'a');
  void ask(undefined, 'b');
  expect(sent).toHaveLength(2);
});

it.each<[story: string, first: Answer, requests: number]>([
  ['ends in time', ok('x'), 1],
  ['is out of time', timeout, 2],
  ['cannot be sent', err({ kind: 'network', reason: 'unreachable' }), 1],
  ['is rejected', err({ kind: 'rejected', code: 500 }), 1],
])(
  '[CC-19] a caller that joined a shorter request sends its own when that %s: %#',
  async (_story, first, requests) => {
    const { ask, sent } = openDedup();
    const hurried = ask(100);
    const patient = ask();
    sent[0]?.answer(first);
    await settle();
    expect(sent).toHaveLength(requests);
    sent[1]?.answer(ok('later'));
    expect(await hurried).toEqual(first);
    expect(await patient).toEqual(requests === 1 ? first : ok('later'));
  },
);

it('[CC-19] a caller with the deadline of the request, and the first caller, do not ask again', async () => {
  const { ask, sent } = openDedup();
  const both = [ask(100), ask(100)];
  sent[0]?.answer(timeout);
  expect(await Promise.all(both)).toEqual([timeout, timeout]);
  expect(sent).toHaveLength(1);
});

it('[CC-19] the end of a former request does not forget the running one', async () => {
  const { ask, sent } = openDedup();
  void ask();
  // Replaces the first request, because its deadline is earlier.
  const second = ask(100);
  sent[0]?.answer(ok('first'));
  await settle();
  const third = ask(100);
  expect(sent).toHaveLength(2);
  sent[1]?.answer(ok('second'));
  expect(await Promise.all([second, third])).toEqual([ok('second'), ok('second')]);
});

it('[CC-19] a former request that all callers left does not forget the running one', async () => {
  const { ask, sent } = openDedup();
  const caller = createAbortController();
  void ask(undefined, 'key', caller.signal);
  void ask(100);
  caller.abort('left');
  await settle();
  void ask(100);
  expect(sent).toHaveLength(2);
  expect(sent.map(({ options }) => options.signal?.aborted)).toEqual([true, false]);
  expect(sent[0]?.options.signal?.reason).toBe('All callers aborted');
});

it('[CC-19] a caller that aborts after its answer aborts nothing', async () => {
  const { ask, sent } = openDedup();
  const caller = new AbortController();
  const first = ask(undefined, 'key', caller.signal);
  sent[0]?.answer(ok('x'));
  await first;
  caller.abort('left');
  expect(sent[0]?.options.signal?.aborted).toBe(false);
});

it('[CC-19] a caller that aborts by a signal of the platform does not wait any more', async () => {
  const { ask, sent } = openDedup();
  const caller = new AbortController();
  const first = ask(undefined, 'key', caller.signal);
  caller.abort('left');
  expect(await first).toEqual(err({ kind: 'network', reason: 'aborted', cause: 'left' }));
  expect(sent[0]?.options.signal?.aborted).toBe(true);
});
