/** Writes expected texts readably: `_` stands for the no-break space. */
export function noBreak(text: string): string {
  return text.replaceAll('_', '\u00A0');
}
