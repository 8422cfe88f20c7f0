/** Postcodes of a zone in normalised form. `to` is set for a range, with the length of `from`. */
export type PostcodePattern =
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'prefix'; readonly start: string };

/** Maximum number of characters of a postcode, with its spaces and hyphens. */
const longest = 16;

/** Returns a postcode without spaces and hyphens, in capitals: `ec1a 1bb` is `EC1A1BB`. Source: DZ-1. */
export function plainPostcode(postcode: string): string {
  return postcode.replaceAll(/[\s-]/g, '').toUpperCase();
}

/**
 * Reads a pattern of a zone: one postcode, a range of digits of one length, or a prefix with `*`. Returns `undefined`
 * for other texts, and for a range that ends before it begins. Source: DZ-1.
 */
export function readPostcodePattern(text: string): PostcodePattern | undefined {
  const [, from, to] = /^(\d{1,16})-(\d{1,16})$/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    return from.length === to.length && from <= to ? { kind: 'range', from, to } : undefined;
  }
  const start = /^([A-Z0-9]{1,16})\*$/.exec(text)?.[1];
  if (start !== undefined) return { kind: 'prefix', start };
  return text.length <= longest && /^[A-Z0-9]+$/.test(text)
    ? { kind: 'range', from: text, to: text }
    : undefined;
}

/** Returns true for a valid pattern. Source: DZ-1. */
export function isPostcodePattern(text: string): boolean {
  return readPostcodePattern(text) !== undefined;
}

/** Returns true if the postcode matches the pattern. `postcode`: a `plainPostcode`. Source: DZ-1. */
export function fitsPattern(postcode: string, pattern: PostcodePattern): boolean {
  if (pattern.kind === 'prefix') return postcode.startsWith(pattern.start);
  const { from, to } = pattern;
  if (from === to) return postcode === from;
  return (
    /^\d+$/.test(postcode) && postcode.length === from.length && from <= postcode && postcode <= to
  );
}
