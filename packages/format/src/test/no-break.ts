/** Converts `_` to the no-break space, for readable expected texts. */
export function noBreak(text: string): string {
  return text.replaceAll('_', '\u00A0');
}
