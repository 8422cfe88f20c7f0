import { describe, expect, it } from 'vitest';
import { failureAction, pullFailureAction } from './failure-action.ts';
import { failureText } from '../server/failure-text.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';

const refused = (code: number, error?: string): ServerCartFailure => ({
  kind: 'refused',
  code,
  error,
});

describe('meaning of a failed call', () => {
  it.each<[ServerCartFailure, action: string, pull: string]>([
    [{ kind: 'network', failure: { kind: 'timeout' } }, 'retry', 'retry'],
    [{ kind: 'bad-content-type' }, 'retry', 'retry'],
    [{ kind: 'wrong-format', issue: '' }, 'skip', 'retry'],
    [{ kind: 'version' }, 'replan', 'retry'],
    [{ kind: 'ordered' }, 'converted', 'converted'],
    [{ kind: 'unauthorized' }, 'cart-gone', 'cart-gone'],
    [{ kind: 'no-cart' }, 'cart-gone', 'cart-gone'],
    ...[408, 425, 429, 502, 503, 504].map(
      (code) => [refused(code), 'retry', 'retry'] as [ServerCartFailure, string, string],
    ),
    ...['internal', 'overloaded', 'rate-limited', 'idempotency-running'].map(
      (error) => [refused(500, error), 'retry', 'retry'] as [ServerCartFailure, string, string],
    ),
    [refused(404, 'cart-invalid'), 'cart-gone', 'cart-gone'],
    [refused(404, 'cart-item-missing'), 'replan', 'retry'],
    [refused(422, 'idempotency-mismatch'), 'new-key', 'retry'],
    [refused(400, 'out-of-stock'), 'rejected', 'cart-gone'],
    [refused(500), 'rejected', 'cart-gone'],
  ])('[CS-29] %j', (failure, action, pull) => {
    expect(failureAction(failure)).toBe(action);
    expect(pullFailureAction(failure)).toBe(pull);
  });
});

describe('the text of a failed call', () => {
  it.each<[ServerCartFailure, string]>([
    [{ kind: 'bad-content-type' }, 'Error with response - bad content-type!'],
    [{ kind: 'wrong-format', issue: 'x' }, 'Unhandled error, wrong response format!'],
    [{ kind: 'unauthorized' }, 'not authorized'],
    [{ kind: 'unauthorized', text: 'Who?' }, 'Who?'],
    [refused(400), 'Something went wrong'],
    [{ kind: 'refused', code: 400, text: 'No' }, 'No'],
    [{ kind: 'network', failure: { kind: 'timeout' } }, 'Something went wrong'],
    [{ kind: 'version' }, 'Something went wrong'],
    [{ kind: 'ordered' }, 'Something went wrong'],
    [{ kind: 'no-cart' }, 'Something went wrong'],
  ])('[CS-61] of %j', (failure, text) => {
    expect(failureText(failure)).toBe(text);
  });
});
