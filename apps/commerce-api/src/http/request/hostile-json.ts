import { ApiError } from './api-error.ts';

const maxDepth = 32;
const loneSurrogate = /\p{Cs}/u;
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Accepts plain data.
 * Errors: 400 for nesting deeper than 32, keys that could change a prototype, and text that PostgreSQL cannot store (a
 * NUL or half a surrogate pair).
 */
export function refuseHostileJson(value: unknown, depth = 1): void {
  if (typeof value === 'string') {
    refuseHostileText(value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxDepth) {
    throw new ApiError(
      400,
      'invalid-request',
      `The body is nested deeper than ${maxDepth} levels.`,
    );
  }
  for (const [key, inner] of Object.entries(value)) {
    if (refusedKeys.has(key)) {
      throw new ApiError(400, 'invalid-request', 'The body holds a key that is not allowed.');
    }
    refuseHostileText(key);
    refuseHostileJson(inner, depth + 1);
  }
}

export function refuseHostileText(text: string): void {
  if (text.includes('\0') || loneSurrogate.test(text)) {
    throw new ApiError(400, 'invalid-request', 'The request holds text that is not allowed.');
  }
}
