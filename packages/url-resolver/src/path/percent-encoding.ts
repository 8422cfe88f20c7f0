/** Half of a surrogate pair without the other half, which cannot be encoded. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Percent-encodes text except the characters in `keep`. Never throws. */
export function percentEncode(text: string, keep: RegExp): string {
  return encodeURIComponent(wellFormed(text)).replace(keep, decodeURIComponent);
}

/** Replaces halves of surrogate pairs by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD');
}

/** Percent-decodes text; returns undecodable text unchanged. Never throws. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
