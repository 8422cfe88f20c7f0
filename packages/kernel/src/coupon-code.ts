import { plainCode } from './plain-text.ts';

/** Normalizes a coupon code for storing and comparing. Source: KE-26. */
export function couponCode(typed: string): string {
  return plainCode(typed).toUpperCase();
}
