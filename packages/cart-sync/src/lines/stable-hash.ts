/**
 * Returns a short fingerprint of a text: 16 hexadecimal digits, the same on every machine and in every build.
 * Distinguishes carts and options; not for secrets. Source: CS-3.
 */
export function stableHash(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 2_654_435_761);
    high = Math.imul(high ^ unit, 1_597_334_677);
  }
  low = mix(low, high);
  high = mix(high, low);
  return hex(high) + hex(low);
}

function mix(a: number, b: number): number {
  const first = Math.imul(a ^ (a >>> 16), 2_246_822_507);
  return first ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
