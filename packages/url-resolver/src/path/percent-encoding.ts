/** Half of a surrogate pair without the other half: no encoding has a place for it. */
const loneSurrogates = /\p{Surrogate}/gu;

/** Percent-encodes text, leaving `keep` (a set of characters) readable. Never throws. */
export function percentEncode(text: string, keep: RegExp): string {
  return encodeURIComponent(wellFormed(text)).replace(keep, decodeURIComponent);
}

/** The text with the sign for "unreadable" where half a character stands alone. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD');
}

/** Percent-decodes text; what cannot be decoded stays as it is. Never throws. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
