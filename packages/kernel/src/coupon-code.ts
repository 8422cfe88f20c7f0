import { plainCode } from './plain-text.ts';

/** A coupon's code as it is kept and compared: people type it as they like. Source: KE-26. */
export function couponCode(typed: string): string {
  return plainCode(typed).toUpperCase();
}
