import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(fields: Record<string, unknown>): string {
  const lines: string[] = [];
  createLog((line) => lines.push(line)).info('event', fields);
  return lines.join('');
}

it.each([
  ['an e-mail in text', { note: 'sent to kata@example.hu today' }, 'kata'],
  ['a token by its key', { token: 'abc' }, 'abc'],
  ['a cart by its key', { cartId: 'c-1' }, 'c-1'],
  ['a long opaque word', { path: `/x/${'a1'.repeat(20)}` }, 'a1a1'],
  ['a name deep inside', { user: { firstname: 'Kata' } }, 'Kata'],
  ['an address inside a list', { list: [{ street: ['Fő utca'] }] }, 'Fő utca'],
  ['an error message', { cause: new Error('no kata@example.hu') }, 'kata'],
])('[RL-7] a log line never shows %s', (_story, fields, secret) => {
  expect(logged(fields)).not.toContain(secret);
});

it('keeps the request id, by which a complaint is found again', () => {
  const requestId = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';
  expect(logged({ requestId })).toContain(requestId);
});

it('writes an error out at once, and other lines with those after them', () => {
  const written: string[] = [];
  const log = createLog(
    () => written.push('line'),
    () => written.push('flush'),
  );
  log.info('event');
  log.warn('event');
  log.error('event');
  expect(written).toEqual(['line', 'line', 'line', 'flush']);
});
