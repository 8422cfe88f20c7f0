import { describe, expect, it } from 'vitest';
import { failureAction, type ApiFailure, type FailureAction } from './api-failure.ts';

const rejected = (code: number, error?: string): ApiFailure => ({
  kind: 'rejected',
  code,
  ...(error !== undefined && { error }),
});

describe('the next action after a failure', () => {
  it.each<[title: string, failure: ApiFailure, action: FailureAction]>([
    ['no response', { kind: 'network', reason: 'timeout' }, 'retry'],
    ['a page instead of JSON', { kind: 'malformed', issue: '', contentType: 'text/html' }, 'retry'],
    ['another shape', { kind: 'malformed', issue: 'qty' }, 'retry'],
    ['a busy server', rejected(503), 'retry'],
    ['too many requests', rejected(429), 'retry'],
    ['a server error by name', rejected(500, 'internal'), 'retry'],
    ['an unnamed server error', rejected(500), 'rejected'],
    ['a running request with this key', rejected(409, 'idempotency-running'), 'retry'],
    ['an unaccepted token', rejected(401, 'unauthorized'), 'reauthenticate'],
    ['another cart version', rejected(409, 'cart-version'), 'conflict'],
    ['another conflict', rejected(409, 'email-taken'), 'rejected'],
    ['an ordered cart', rejected(410), 'gone'],
    ['an ordered cart of an older backend', rejected(500, 'cart-ordered'), 'gone'],
    ['an invalid request', rejected(400, 'invalid-request'), 'rejected'],
  ])('[CO-77] %s: %o is %s', (_title, failure, action) => {
    expect(failureAction(failure)).toBe(action);
  });
});
