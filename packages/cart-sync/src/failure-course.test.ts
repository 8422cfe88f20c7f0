import { describe, expect, it } from 'vitest';
import { courseOf, courseOfPull } from './failure-course.ts';
import { failureText } from './failure-text.ts';
import type { ServerCartFailure } from './server-cart.ts';

const refused = (code: number, error?: string): ServerCartFailure => ({
  kind: 'refused',
  code,
  error,
});

describe('what a failed call means', () => {
  it.each<[ServerCartFailure, course: string, pull: string]>([
    [{ kind: 'network', failure: { kind: 'timeout' } }, 'later', 'later'],
    [{ kind: 'bad-content-type' }, 'later', 'later'],
    [{ kind: 'wrong-format', issue: '' }, 'skip', 'later'],
    [{ kind: 'version' }, 'replan', 'later'],
    [{ kind: 'ordered' }, 'ordered', 'ordered'],
    [{ kind: 'unauthorized' }, 'lost', 'lost'],
    [{ kind: 'no-cart' }, 'lost', 'lost'],
    ...[408, 425, 429, 502, 503, 504].map(
      (code) => [refused(code), 'later', 'later'] as [ServerCartFailure, string, string],
    ),
    ...['internal', 'overloaded', 'rate-limited', 'idempotency-running'].map(
      (error) => [refused(500, error), 'later', 'later'] as [ServerCartFailure, string, string],
    ),
    [refused(404, 'cart-invalid'), 'lost', 'lost'],
    [refused(404, 'cart-item-missing'), 'replan', 'later'],
    [refused(422, 'idempotency-mismatch'), 'rekey', 'later'],
    [refused(400, 'out-of-stock'), 'refused', 'lost'],
    [refused(500), 'refused', 'lost'],
  ])('[CS-25] %j', (failure, course, pull) => {
    expect(courseOf(failure)).toBe(course);
    expect(courseOfPull(failure)).toBe(pull);
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
  ])('[CS-47] of %j', (failure, text) => {
    expect(failureText(failure)).toBe(text);
  });
});
