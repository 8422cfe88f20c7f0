import { describe, expect, it } from 'vitest';
import {
  isPermanentFailure,
  isProductsRefusal,
  isRetryableError,
  isRetryableStatus,
} from './failures.ts';

describe('a refusal', () => {
  it('[CO-52] passes by these codes and these names, and by no other', () => {
    const codes = Array.from({ length: 500 }, (_, index) => 100 + index);
    expect(codes.filter(isRetryableStatus)).toEqual([408, 425, 429, 502, 503, 504]);
    const names = ['internal', 'overloaded', 'rate-limited', 'idempotency-running'];
    expect(names.every(isRetryableError)).toBe(true);
    expect(['not-found', 'unauthorized', '', undefined].some(isRetryableError)).toBe(false);
  });

  it.each([
    [400, true],
    [422, true],
    [404, true],
    [401, false],
    [409, false],
    [408, false],
    [429, false],
    [500, false],
    [200, false],
  ])('[CO-53] with code %i stays one: %s', (code, isFinal) => {
    expect(isPermanentFailure(code)).toBe(isFinal);
  });

  it.each([
    [{ code: 500, result: '', meta: { error: 'products-unavailable' } }, true],
    [{ code: 400, result: '', meta: { error: 'out-of-stock' } }, true],
    [{ code: 500, result: 'Error: Error while adding products' }, true],
    [{ code: 400, result: 'Error: Error while adding products' }, false],
    [
      { code: 500, result: 'Error: Error while adding products', meta: { error: 'internal' } },
      false,
    ],
    [{ code: 500, result: 'Error while adding' }, false],
  ])('[CO-54] %j is for want of products: %s', (answer, isForWant) => {
    expect(isProductsRefusal(answer)).toBe(isForWant);
  });
});
