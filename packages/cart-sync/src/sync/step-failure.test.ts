import { silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import { handleStepFailure } from './step-failure.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import { aRow } from '../test/a-line.ts';

const refused = (error: string): ServerCartFailure => ({ kind: 'refused', code: 400, error });
const unreachable: ServerCartFailure = { kind: 'network', failure: { kind: 'unreachable' } };

async function handle(failure: ServerCartFailure) {
  const calls: string[] = [];
  const result = await handleStepFailure(failure, '7', silentLog, {
    onNewKey: async () => calls.push('new-key'),
    onRejected: async () => calls.push('rejected'),
  });
  return { result, calls };
}

it.each<[rule: string, title: string, failure: ServerCartFailure, result: object, calls: string[]]>(
  [
    ['CS-29', 'no network', unreachable, { kind: 'stopped', failure: unreachable }, []],
    ['CS-28', 'a converted cart', { kind: 'ordered' }, { kind: 'stopped' }, []],
    ['CS-25', 'a missing cart', refused('cart-invalid'), { kind: 'stopped' }, []],
    [
      'CS-36',
      'another version',
      { kind: 'version', rows: [aRow()], version: '8' },
      { kind: 'replan', rows: [aRow()], version: '8' },
      [],
    ],
    ['CS-36', 'a missing row', refused('cart-item-missing'), { kind: 'replan' }, []],
    ['CS-30', 'a used key', refused('idempotency-mismatch'), { kind: 'replan' }, ['new-key']],
    [
      'CS-29',
      'an unreadable response',
      { kind: 'wrong-format', issue: 'x' },
      { kind: 'next', version: '7' },
      [],
    ],
    ['CS-32', 'a rejection', refused('out-of-stock'), { kind: 'next', version: '7' }, ['rejected']],
  ],
)('[%s] after %s', async (_rule, _title, failure, expected, expectedCalls) => {
  const { result, calls } = await handle(failure);
  expect(result).toMatchObject(expected);
  expect(calls).toEqual(expectedCalls);
});
