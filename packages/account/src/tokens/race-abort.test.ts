import { createAbortController, err, ok, type HttpResponse } from '@shop/kernel';
import { expect, it } from 'vitest';
import { raceAbort } from './race-abort.ts';

/** The platform's controller, with a typed listener. */
const { AbortController } = globalThis as unknown as {
  readonly AbortController: new () => ReturnType<typeof createAbortController>;
};
const response = ok<HttpResponse>({
  status: 200,
  contentType: 'application/json',
  headers: {},
  body: '',
});
const aborted = err({ kind: 'aborted', cause: 'left' });

it.each([response, undefined])(
  '[AC-8] without an abort the response is that of the call: %#',
  async (pending) => {
    expect(await raceAbort(Promise.resolve(pending), undefined)).toBe(pending);
    expect(await raceAbort(Promise.resolve(pending), new AbortController().signal)).toBe(pending);
  },
);

it('[AC-8] a caller that has aborted, or aborts, does not wait for the call', async () => {
  const never = new Promise<undefined>(() => undefined);
  const caller = new AbortController();
  const waiting = raceAbort(never, caller.signal);
  caller.abort('left');
  expect(await waiting).toEqual(aborted);
  expect(await raceAbort(Promise.resolve(response), caller.signal)).toEqual(aborted);
});

it('[AC-8] a call that has ended listens to no abort', async () => {
  const listeners = new Set<string>();
  const signal = {
    aborted: false,
    reason: undefined,
    addEventListener: (type: string) => void listeners.add(type),
    removeEventListener: (type: string) => void listeners.delete(type),
  };
  const waiting = raceAbort(Promise.resolve(response), signal);
  expect([...listeners]).toEqual(['abort']);
  await waiting;
  expect([...listeners]).toEqual([]);
});
