import { cartAnswers, readAnswer, readJson } from '@shop/contract';
import type { ResponseFailure, ServerCartRow } from '@shop/contract';
import type { HttpResponse } from '@shop/kernel';
import { couponMinimum } from '../totals/idle-coupon.ts';
import type { ServerCartFailure } from './server-cart.ts';

/** Maps an unusable response to a cart failure, by its codes and never by its text. Source: CS-36, CS-61. */
export function readFailure(failure: ResponseFailure, answer: HttpResponse): ServerCartFailure {
  switch (failure.kind) {
    case 'malformed':
      // Only a response that is not JSON has a status.
      return failure.status === undefined
        ? { kind: 'wrong-format', issue: failure.issue }
        : { kind: 'bad-content-type' };
    case 'rejected': {
      const { code, error, text, retryAfterMs, result } = failure;
      if (code === 401) return { kind: 'unauthorized', text };
      if (code === 410 || error === 'cart-ordered') return { kind: 'ordered' };
      if (error === 'cart-version') return conflict(result, answer);
      return {
        kind: 'refused',
        code,
        error,
        text,
        retryAfterMs,
        minimum: error === 'coupon-minimum' ? couponMinimum(metaOf(answer)) : undefined,
      };
    }
  }
}

/** Reads the cart version in a response's metadata, as text; `undefined` on backends without versions. */
export function cartVersion(meta: Readonly<Record<string, unknown>>): string | undefined {
  const version = meta['cartVersion'];
  return typeof version === 'string' || typeof version === 'number' ? String(version) : undefined;
}

/** Removes the empty rows that a backend may send. */
export function withoutGaps(rows: readonly (ServerCartRow | null)[]): readonly ServerCartRow[] {
  return rows.filter((row) => row !== null);
}

function conflict(result: unknown, answer: HttpResponse): ServerCartFailure {
  const rows = readAnswer(
    { answer: cartAnswers.cartPull.answer, bare: true },
    { ...answer, body: JSON.stringify(result ?? null) },
  );
  return {
    kind: 'version',
    // A row cannot be read: the cart is pulled again.
    rows: rows.ok && rows.value.skipped === undefined ? withoutGaps(rows.value.value) : undefined,
    version: cartVersion(metaOf(answer)),
  };
}

function metaOf(answer: HttpResponse): Readonly<Record<string, unknown>> {
  const json = readJson(answer);
  const { meta } = (json.ok ? json.value : {}) as { meta?: Record<string, unknown> };
  return meta ?? {};
}
